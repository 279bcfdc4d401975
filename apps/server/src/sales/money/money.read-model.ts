import { Injectable } from '@nestjs/common';
import { type CustomerMoney, MAX_OWED, type Money, type OfferFigures } from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { isoTime } from '../../platform/database/list/sql-list';
import { charges, dueNowOf, owedOf } from '../balances/balances.read-model';
import { DUE } from './due-weeks.read-model';
import { movements } from './movements.read-model';
import { OFFER_FIGURES } from './offer-figures.read-model';

type Owed = Pick<Money, 'owed' | 'dueNow' | 'overdue' | 'owedCount' | 'owedItems'>;
type MoneyOfYear = Omit<Money, 'year' | 'due' | 'offers' | keyof Owed>;

/** The columns of the CSV file for the accountant. */
export const movementColumns = [
  'date',
  'kind',
  'received',
  'refunded',
  'method',
  'provider',
  'customer',
  'service',
  'purchase',
  'invoice',
  'payment',
  'note',
] as const;
export type Movement = Record<(typeof movementColumns)[number], string | number | null>;

/** Movements of year $1 in time zone $2. */
const ofYear = sql`
  select m.*, extract(month from m.at at time zone $2)::int as month from (${movements}) m
  where m.at >= make_timestamptz($1::int, 1, 1, 0, 0, 0, $2)
    and m.at < make_timestamptz($1::int + 1, 1, 1, 0, 0, 0, $2)`;

const moved = sql`'received', coalesce(sum(received), 0), 'refunded', coalesce(sum(refunded), 0)`;

/** Sums grouped by name, largest first. */
const by = (name: SqlText): SqlText => sql`
  (select coalesce(json_agg(item order by net desc, name), '[]') from (
    select ${name} as name, sum(received - refunded) as net,
      json_build_object('name', ${name}, ${moved}) as item
    from known group by 1) grouped)`;

/** Each movement with its service, and how the customer first came to the site before writing. */
const known = sql`
  select of_year.*, s.name as service, k.arrival from of_year
  left join purchases p on p.id = of_year."purchaseId"
  left join invoices i on i.id = of_year."invoiceId"
  left join services s on s.id = p."serviceId"
  left join lateral (
    select arrival from contact_submissions
    where "customerId" = coalesce(p."customerId", i."customerId") and arrival is not null order by id limit 1) k on true`;

const source = sql`coalesce(arrival->>'source', arrival->>'referrer',
  case when arrival is not null then 'Direct' end)`;

const currentMonth = sql`date_trunc('month', now() at time zone $2) at time zone $2`;

const OF_YEAR = sql`
  with of_year as materialized (${ofYear}), known as materialized (${known})
  select
    (select json_build_object(${moved}) from of_year) as total,
    (select json_build_object(${moved}) from (${movements}) m
      where m.at >= ${currentMonth}) as "thisMonth",
    (select json_agg(item order by n) from (
      select n, json_build_object('month', n, ${moved}) as item
      from generate_series(1, 12) n left join of_year on month = n group by n) month) as months,
    ${by(sql`service`)} as services,
    ${by(sql`arrival->>'page'`)} as pages,
    ${by(source)} as sources,
    (select json_agg(year order by year desc) from (
      select extract(year from m.at at time zone $2)::int as year from (${movements}) m
      union select extract(year from now() at time zone $2)::int
      union select $1::int) years) as years`;

const OWED = sql`
  with open as materialized (select * from (${charges}) a where owed > 0)
  select coalesce(sum(owed), 0)::float8 as owed, coalesce(sum("dueNow"), 0)::float8 as "dueNow",
    coalesce(sum(overdue), 0)::float8 as overdue, count(*)::int as "owedCount",
    (select coalesce(json_agg(item order by since, "purchaseId", "invoiceId"), '[]') from (
      select o.since, o."purchaseId", o."invoiceId", json_build_object(
          'purchaseId', o."purchaseId", 'invoiceId', o."invoiceId", 'name', o.name,
          'customer', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end,
          'buyer', coalesce(u.email, o.buyer), 'amount', o.amount, 'owed', o.owed,
          'dueNow', o."dueNow", 'overdue', o.overdue,
          'since', ${isoTime(sql`o.since`)}) as item
      from open o left join customers c on c.id = o."customerId"
      left join users u on u.id = o."userId"
      order by o.since, o."purchaseId", o."invoiceId" limit ${MAX_OWED}) listed) as "owedItems"
  from open`;

/** Totals of these customers; takes ids or a query for them as SQL. */
const moneyOf = (customerIds: SqlText): SqlText => sql`
  select json_build_object('received', coalesce(sum(m.received), 0),
      'refunded', coalesce(sum(m.refunded), 0),
      'owed', ${owedOf(customerIds)}, 'dueNow', ${dueNowOf(customerIds)}) as money
  from (${movements}) m left join purchases p on p.id = m."purchaseId"
  left join invoices i on i.id = m."invoiceId"
  where coalesce(p."customerId", i."customerId") in (${customerIds})`;

const OF_CUSTOMER = moneyOf(sql`$1::int`);
const OF_COMPANY = moneyOf(
  sql`select o."customerId" from customer_companies o where o."companyId" = $1`,
);

const MOVEMENTS = sql`
  select to_char(m.at at time zone $2, 'YYYY-MM-DD') as date, m.kind,
    m.received::text as received, m.refunded::text as refunded, m.method, m.provider,
    coalesce(c.name, u.email, i.buyer->>'name') as customer, s.name as service,
    m."purchaseId" as purchase, coalesce(i.number, issued.number) as invoice, m.id as payment, m.note
  from (${ofYear}) m
  left join purchases p on p.id = m."purchaseId" left join services s on s.id = p."serviceId"
  left join invoices i on i.id = m."invoiceId"
  left join invoices issued on issued."purchaseId" = p.id and issued.kind = 'invoice'
    and issued."creditedAt" is null
  left join customers c on c.id = coalesce(p."customerId", i."customerId")
  left join users u on u.id = coalesce(p."userId", i."userId")
  order by m.at, m.id, m.kind`;

/** Sums of payments and debts. PostgreSQL adds them up, exact to the cent. */
@Injectable()
export class MoneyReadModel {
  constructor(private readonly database: Database) {}

  /** The time zone determines where years and months start. */
  async ofYear(year: number, zone: string): Promise<MoneyOfYear> {
    const [row] = await this.database.query<
      (Omit<MoneyOfYear, 'received' | 'refunded'> & {
        total: Pick<Money, 'received' | 'refunded'>;
      })[]
    >(OF_YEAR, [year, zone]);
    const { total, ...rest } = row!;
    return { ...total, ...rest };
  }

  /** Everything owed, in all years. */
  async owed(): Promise<Owed> {
    const [row] = await this.database.query<[Owed]>(OWED);
    return row;
  }

  async due(): Promise<Money['due']> {
    const [row] = await this.database.query<[Money['due']]>(DUE);
    return row;
  }

  async offers(year: number, zone: string): Promise<OfferFigures> {
    const [row] = await this.database.query<[OfferFigures]>(OFFER_FIGURES, [year, zone]);
    return row;
  }

  async ofCustomer(customerId: number): Promise<CustomerMoney> {
    const [row] = await this.database.query<{ money: CustomerMoney }[]>(OF_CUSTOMER, [customerId]);
    return row!.money;
  }

  async ofCompany(companyId: number): Promise<CustomerMoney> {
    const [row] = await this.database.query<{ money: CustomerMoney }[]>(OF_COMPANY, [companyId]);
    return row!.money;
  }

  /** Oldest first. */
  movements(year: number, zone: string): Promise<Movement[]> {
    return this.database.query(MOVEMENTS, [year, zone]);
  }
}
