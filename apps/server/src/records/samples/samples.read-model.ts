import { Injectable } from '@nestjs/common';
import { type SampleCounts, type SampleKind, sampleKinds } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { type SqlText, sql } from '../../platform/database/sql';
import type { SampleService } from './data/sample-rows';

/** A record that goes with the samples. */
export interface SampleMember {
  kind: SampleKind;
  id: number;
  /** Otherwise the owner has attached it to one. */
  isSample: boolean;
}

const isMarked = (relation: SampleKind, id: SqlText): SqlText =>
  sql`exists (select from sample_records m where m.relation = ${sql.value(relation)} and m."recordId" = ${id})`;

/** Has a number of the owner's own series: the books keep it. */
const isReal = sql`i.number is not null and i.number not like 'SAMPLE-%'`;

/** Customers who were made of a sample submission count as attached; one that a real customer was merged into stays. */
const people = sql`select c.id from customers c
  where (${isMarked('customers', sql`c.id`)} or ${isMarked('contact_submissions', sql`c."convertedFromContactId"`)})
    and not exists (select from customer_merges g
      where g."keptId" = c.id and not ${isMarked('customers', sql`g."mergedId"`)})`;

const orders = sql`select p.id from purchases p
  where (${isMarked('purchases', sql`p.id`)} or p."customerId" in (select id from people))
    and not exists (select from invoices i where i."purchaseId" = p.id and ${isReal})`;

const bills = sql`select i.id from invoices i
  where (${isMarked('invoices', sql`i.id`)} or i."customerId" in (select id from people)
    or i."purchaseId" in (select id from orders)) and not (${isReal})`;

const paid = sql`select y.id from payments y
  where y."purchaseId" in (select id from orders) or y."invoiceId" in (select id from bills)`;

const ofPeople = (table: SampleKind, extra: SqlText = sql`false`): SqlText =>
  sql`select x.id from ${sql.identifier('table', table)} x
  where ${isMarked(table, sql`x.id`)} or x."customerId" in (select id from people) or ${extra}`;

const ofContact = (table: SampleKind): SqlText =>
  ofPeople(table, isMarked('contact_submissions', sql`x."contactId"`));

/** What the owner uses for real customers stays. */
const unused = (table: 'companies' | 'tags', links: SqlText, column: SqlText): SqlText =>
  sql`select x.id from ${sql.identifier('table', table)} x where ${isMarked(table, sql`x.id`)}
  and not exists (select from ${links} l
    where l.${column} = x.id and l."customerId" not in (select id from people))`;

const members: Record<SampleKind, SqlText> = {
  customers: sql`select id from people`,
  companies: unused('companies', sql`customer_companies`, sql`"companyId"`),
  contact_submissions: sql`select x.id from contact_submissions x where ${isMarked('contact_submissions', sql`x.id`)}`,
  tags: unused('tags', sql`customer_tags`, sql`"tagId"`),
  activities: ofPeople('activities'),
  tasks: ofPeople('tasks'),
  messages: ofContact('messages'),
  customer_files: ofPeople('customer_files'),
  purchases: sql`select id from orders`,
  sessions_appointments: ofContact('sessions_appointments'),
  invoices: sql`select id from bills`,
  payments: sql`select id from paid`,
  refunds: sql`select x.id from refunds x where x."paymentId" in (select id from paid)`,
};

/** What belongs to the samples, and what they are made of. */
@Injectable()
export class SamplesReadModel {
  constructor(private readonly database: Database) {}

  /** Everything that is deleted with the samples. */
  members(): Promise<SampleMember[]> {
    const all = (Object.keys(members) as SampleKind[]).map(
      (kind) => sql`select ${sql.value(kind)} as kind, x.id,
        ${isMarked(kind, sql`x.id`)} as "isSample" from (${members[kind]}) x`,
    );
    return this.database.query(
      sql`with people as (${people}), orders as (${orders}), bills as (${bills}), paid as (${paid})
       ${sql.join(all, ' union all ')}`,
    );
  }

  /** Whether an invoice to them is a sample, too. */
  async isSampleBuyer(customerId: number | null, purchaseId: number | null): Promise<boolean> {
    const [row] = await this.database.query<[{ isSample: boolean }]>(
      sql`with people as (${people})
       select exists (select from people where id = $1) or ($1::int is null
         and ${isMarked('purchases', sql`$2::int`)}) as "isSample"`,
      [customerId, purchaseId],
    );
    return row.isSample;
  }

  async hasPeople(): Promise<boolean> {
    const [row] = await this.database.query<[{ hasPeople: boolean }]>(
      sql`select exists (select from customers) or exists (select from contact_submissions)
         as "hasPeople"`,
    );
    return row.hasPeople;
  }

  /** What can be sold at a price, in the order of the catalog. */
  services(): Promise<SampleService[]> {
    return this.database.query(
      sql`select id, name, price::float8 as price, "includedSessions", "sessionMinutes" from services
       where "isActive" and pricing = 'fixed' and price > 0 order by "sortOrder", id`,
    );
  }

  async tags(): Promise<Map<string, number>> {
    const rows = await this.database.query<{ name: string; id: number }[]>(
      sql`select lower(name) as name, id from tags`,
    );
    return new Map(rows.map(({ name, id }) => [name, id]));
  }

  /** Companies of the owner, also those that only customers name: they stay as they are. */
  async companies(): Promise<Set<string>> {
    const rows = await this.database.query<{ name: string }[]>(
      sql`select lower(name) as name from companies
       union select lower(btrim(company)) from customers where company is not null`,
    );
    return new Set(rows.map(({ name }) => name));
  }
}

/** How many there are of each kind. */
export function countOf(members: readonly SampleMember[]): SampleCounts {
  const counts = Map.groupBy(members, ({ kind }) => kind);
  return (Object.keys(sampleKinds) as SampleKind[]).flatMap((kind) => {
    const count = counts.get(kind)?.length ?? 0;
    return count > 0 ? [{ kind, count }] : [];
  });
}
