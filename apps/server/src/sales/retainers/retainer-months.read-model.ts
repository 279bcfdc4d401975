import { Injectable } from '@nestjs/common';
import type { RetainerMonth, WaitingMonth } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { type SqlText, sql } from '../../platform/database/sql';
import { balanceOfPurchase } from '../balances/balances.read-model';

/** A day as SQL. */
export const dayValue = (day: string): SqlText => sql`${sql.value(day)}::date`;

/**
 * The months from one day to another with the due day of the retainer `r` in each: the day of its first invoice, cut to
 * the end of the month. It never depends on when something was recorded.
 */
const monthsOf = (from: SqlText, to: SqlText): SqlText => sql`(
  select to_char(m, 'YYYY-MM') as month, least(m + interval '1 month' - interval '1 day',
      m + (extract(day from r."startsOn")::int - 1) * interval '1 day')::date as "dueOn"
  from generate_series(date_trunc('month', ${from}::timestamp), date_trunc('month', ${to}::timestamp),
    interval '1 month') m)`;

/** The months of the retainer `r` whose day has come, and what became of them. */
export const dueMonths = (today: SqlText): SqlText => sql`(
  select d.month, d."dueOn", x."purchaseId",
    case when x."purchaseId" is not null then 'recorded'
      when x.month is not null or d."dueOn" >= r."pausedOn" then 'skipped' else 'waiting' end as state
  from ${monthsOf(sql`r."startsOn"`, today)} d
  left join retainer_months x on x."retainerId" = r.id and x.month = d.month
  where d."dueOn" <= least(${today}, coalesce(r."endsOn", ${today})))`;

/** The day of the next invoice of the retainer `r`; null if there will be none by itself. */
export const nextOn = (today: SqlText): SqlText => sql`case
  when r.state = 'active' and r."customerId" is not null then (
    select min(n."dueOn")
    from ${monthsOf(
      sql`greatest(r."startsOn", ${today})`,
      sql`(greatest(r."startsOn", ${today}) + interval '2 months')`,
    )} n
    where n."dueOn" >= ${today} and n."dueOn" <= coalesce(r."endsOn", n."dueOn")
      and not exists (select from retainer_months x where x."retainerId" = r.id and x.month = n.month)) end`;

/** A retainer whose current month has no invoice yet. */
export interface DueRetainer {
  id: number;
  month: string;
  dueOn: string;
}

/** A month that can be recorded, or was. */
export interface FoundMonth {
  dueOn: string;
  state: RetainerMonth['state'];
}

/** Which months of retainers are due, and which of them wait. */
@Injectable()
export class RetainerMonthsReadModel {
  constructor(private readonly database: Database) {}

  /** Retainers whose current month waits to be recorded. Older months wait for the owner. */
  listDue(day: string, limit: number): Promise<DueRetainer[]> {
    return this.readDue(day, sql`true`, [limit]);
  }

  /** The current month of one retainer, if it waits to be recorded. */
  async findDue(id: number, day: string): Promise<DueRetainer | undefined> {
    return (await this.readDue(day, sql`r.id = $2`, [1, id]))[0];
  }

  async findMonth(id: number, month: string, day: string): Promise<FoundMonth | undefined> {
    const [found] = await this.database.query<FoundMonth[]>(
      sql`select d."dueOn"::text as "dueOn", d.state
       from retainers r cross join lateral ${dueMonths(dayValue(day))} d where r.id = $1 and d.month = $2`,
      [id, month],
    );
    return found;
  }

  /** The months that are due from one day on and have no invoice, until another day. */
  async listOpen(id: number, from: string, until: string): Promise<string[]> {
    const found = await this.database.query<{ month: string }[]>(
      sql`select d.month from retainers r cross join lateral ${dueMonths(dayValue(until))} d
       where r.id = $1 and d."dueOn" >= $2 and d.state <> 'recorded'`,
      [id, from],
    );
    return found.map(({ month }) => month);
  }

  /** Newest first. */
  listMonths(id: number, day: string): Promise<RetainerMonth[]> {
    return this.database.query<RetainerMonth[]>(
      sql`select d.month, d."dueOn"::text as "dueOn", d.state, d."purchaseId",
         (select json_build_object('id', i.id, 'number', i.number) from invoices i
           where i."purchaseId" = d."purchaseId" and i.kind = 'invoice'
           order by i."creditedAt" is null desc, i.id desc limit 1) as invoice,
         (select b.owed::float8 from purchases r cross join lateral ${balanceOfPurchase} b
           where r.id = d."purchaseId") as owed
       from retainers r cross join lateral ${dueMonths(dayValue(day))} d where r.id = $1
       order by d."dueOn" desc`,
      [id],
    );
  }

  /** Months without an invoice of customers who exist, the earliest first. */
  listWaiting(day: string): Promise<Omit<WaitingMonth, 'problem'>[]> {
    return this.database.query<Omit<WaitingMonth, 'problem'>[]>(
      sql`select r.id as "retainerId", r.title, json_build_object('id', c.id, 'name', c.name) as customer,
         d.month, d."dueOn"::text as "dueOn", r.amount::float8 as amount
       from retainers r join customers c on c.id = r."customerId"
       cross join lateral ${dueMonths(dayValue(day))} d
       where d.state = 'waiting' order by d."dueOn", r.id`,
    );
  }

  private readDue(day: string, where: SqlText, values: unknown[]): Promise<DueRetainer[]> {
    const today = dayValue(day);
    return this.database.query<DueRetainer[]>(
      sql`select r.id, d.month, d."dueOn"::text as "dueOn"
       from retainers r cross join lateral (
         select * from ${dueMonths(today)} d order by d."dueOn" desc limit 1) d
       where ${where} and r.state = 'active' and r."customerId" is not null and d.state = 'waiting'
         and not exists (select from ${monthsOf(sql`r."startsOn"`, today)} later
           where later."dueOn" > d."dueOn" and later."dueOn" <= ${today})
       order by r.id limit $1`,
      values,
    );
  }
}
