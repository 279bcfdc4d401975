import { Injectable } from '@nestjs/common';
import type {
  Customer,
  CustomerMatch,
  CustomerInput,
  CustomerStatus,
  CustomersQuery,
} from '@polaris/contracts';
import type { DeepPartial } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../../platform/database/list/sql-list';
import { samePhone } from '../../platform/database/phone';
import { notFound } from '../../platform/problem/problem';
import { RowCountsService } from '../../records/row-counts/row-counts.service';
import { customerColumns, searchedBy } from './customer.columns';
import { CustomerEntity } from './customer.entity';
import type { AddressChange } from './customer.events';
import { isFoundBy } from './typed-values.read-model';

export const CUSTOMER = 'This customer';

const customers: List = {
  columns: customerColumns.inList,
  from: sql`customers r`,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

/** More would not help the owner choose. */
const MATCHES_SHOWN = 5;

type Id = { id: number };
type Link = { userId: string | null };
type Linked = { userId: string; email: string };

/** SQL on customers is here, in read models, and in imports and merges. TypeORM does not map the linked account. */
@Injectable()
export class CustomersRepository {
  constructor(
    private readonly database: Database,
    private readonly counts: RowCountsService,
  ) {}

  /** Newest first, searched in name, address, phone and company. */
  list(query: CustomersQuery): Promise<JsonPage> {
    const { status } = query;
    return readList(
      this.database,
      query,
      status ? narrow(customers, sql`r.status = ?`, status) : customers,
      { searchedBy, total: this.counts.count('customers', status && [status]) },
    );
  }

  async get(id: number): Promise<Customer> {
    const row = await this.database.manager.findOneBy(CustomerEntity, { id });
    if (!row) throw notFound(CUSTOMER);
    return toCustomer(row);
  }

  async timeZoneOf(userId: string): Promise<string | null> {
    const [row] = await this.database.query<{ timeZone: string | null }[]>(
      sql`select "timeZone" from customers where "userId" = $1`,
      [userId],
    );
    return row?.timeZone ?? null;
  }

  /** Customers with this email, phone or name, except values typed by an account; the best matches first. */
  findMatches({
    name,
    email,
    phone,
  }: Partial<Pick<CustomerInput, 'name' | 'email' | 'phone'>>): Promise<CustomerMatch[]> {
    const byEmail = sql`(lower(c.email) = lower($1::text) and ${isFoundBy(sql`c`, 'email')})`;
    const byPhone = sql`(${samePhone(sql`c.phone`, sql`$2::text`)} and ${isFoundBy(sql`c`, 'phone')})`;
    const byName = sql`(lower(c.name) = lower(btrim($3::text)) and ${isFoundBy(sql`c`, 'name')})`;
    return this.database.query<CustomerMatch[]>(
      sql`select m.id, m.name, m.company, m.by from (
         select id, name, company, array_remove(array[
           case when ${byEmail} then 'email' end, case when ${byPhone} then 'phone' end,
           case when ${byName} then 'name' end], null) as by
         from customers c where ${byEmail} or ${byPhone} or ${byName}) m
       order by ('email' = any(m.by))::int + ('phone' = any(m.by))::int desc,
         cardinality(m.by) desc, m.id
       limit ${MATCHES_SHOWN}`,
      [email ?? null, phone ?? null, name ?? null],
    );
  }

  /** Prevents the customer from being deleted until the transaction ends. */
  async lock(id: number): Promise<Customer> {
    const lock = { mode: 'pessimistic_read' } as const;
    const row = await this.database.tx.findOne(CustomerEntity, { where: { id }, lock });
    if (!row) throw notFound(CUSTOMER);
    return toCustomer(row);
  }

  /** Lets one transaction at a time check for a known customer and add a new one. */
  async lockAdding(): Promise<void> {
    await this.database.tx.query(
      sql`select pg_advisory_xact_lock(hashtextextended('customers_unless_known', 0))`,
    );
  }

  async add(fields: DeepPartial<CustomerEntity>): Promise<Customer> {
    return toCustomer(await this.database.manager.save(CustomerEntity, fields as CustomerEntity));
  }

  async edit(
    id: number,
    version: number | undefined,
    edit: (row: CustomerEntity) => void,
  ): Promise<Customer> {
    const edited = editVersioned(this.database, CustomerEntity, CUSTOMER, id, version, edit);
    return toCustomer(await edited);
  }

  /** Edits a customer and keeps the row locked until the transaction ends. */
  async editLocked(id: number, edit: (row: CustomerEntity) => void): Promise<Customer> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.database.tx.findOne(CustomerEntity, { where: { id }, lock });
    if (!row) throw notFound(CUSTOMER);
    edit(row);
    return toCustomer(await this.database.tx.save(row));
  }

  /** Locks the customers that exist until the transaction ends, and returns their statuses. */
  lockAll(ids: readonly number[]): Promise<Pick<Customer, 'id' | 'status'>[]> {
    return this.database.tx.query(
      sql`select id, status from customers where id = any($1::int[]) order by id for update`,
      [ids],
    );
  }

  /** Blocks all other writes and locks of customers until the transaction ends. */
  async lockWrites(): Promise<void> {
    await this.database.tx.query(sql`lock table customers in exclusive mode`);
  }

  async setCompanies(rows: { id: number; company: string | null }[]): Promise<void> {
    await this.database.tx.query(
      sql`update customers c set company = t.company, version = version + 1
       from jsonb_to_recordset($1::jsonb) t (id int, company text)
       where c.id = t.id and c.company is distinct from t.company`,
      [JSON.stringify(rows)],
    );
  }

  async noteTimeZone(id: number, timeZone: string): Promise<void> {
    const note = sql`update customers set "timeZone" = $2, version = version + 1
      where id = $1 and "timeZone" is distinct from $2`;
    await this.database.tx.query(note, [id, timeZone]);
  }

  async setStatus(ids: readonly number[], status: CustomerStatus): Promise<void> {
    await this.database.tx.query(
      sql`update customers set status = $2, version = version + 1 where id = any($1::int[])`,
      [ids, status],
    );
  }

  /** The id of the linked account, or null; throws 404 if the customer does not exist. */
  async linkedUserId(id: number): Promise<string | null> {
    const [customer] = await this.database.query<Link[]>(
      sql`select "userId" from customers where id = $1`,
      [id],
    );
    if (!customer) throw notFound(CUSTOMER);
    return customer.userId;
  }

  /** The customer linked with an account. */
  async idLinkedWith(userId: string): Promise<number | undefined> {
    const [customer] = await this.database.query<Id[]>(
      sql`select id from customers where "userId" = $1`,
      [userId],
    );
    return customer?.id;
  }

  /** Links the oldest unlinked customer with this address; undefined if there is none. */
  async linkOldest({ userId, email }: Linked): Promise<number | undefined> {
    const [[customer]] = await this.database.tx.query<[Id[], number]>(
      sql`update customers set "userId" = $1
       where "userId" is null and id = (
         select id from customers where lower(email) = lower($2) and "userId" is null
         order by id limit 1)
       returning id`,
      [userId, email],
    );
    return customer?.id;
  }

  async addLinked({ userId, name, email }: Linked & { name: string }) {
    const insert = sql`insert into customers (name, email, "userId") values ($1, $2, $3) returning id`;
    const [customer] = await this.database.tx.query<Id[]>(insert, [name, email, userId]);
    return customer!.id;
  }

  /** The name of another customer linked with the account. */
  async nameLinkedWith(userId: string, exceptId: number): Promise<string | undefined> {
    const [customer] = await this.database.query<{ name: string }[]>(
      sql`select name from customers where "userId" = $1 and id <> $2`,
      [userId, exceptId],
    );
    return customer?.name;
  }

  async link(id: number, userId: string | null): Promise<void> {
    const link = sql`update customers set "userId" = $2 where id = $1`;
    await this.database.tx.query(link, [id, userId]);
  }

  /** Sets the customer's email to that of the account. Returns the changed customer and the old address. */
  async takeAddress({ userId, email }: Linked): Promise<AddressChange | undefined> {
    const [[changed]] = await this.database.tx.query<[AddressChange[], number]>(
      sql`update customers c set email = $2, version = version + 1
       from (select id, email from customers where "userId" = $1 for update) old
       where c.id = old.id and old.email is distinct from $2
       returning c.id as "customerId", old.email as "before", c.email`,
      [userId, email],
    );
    return changed;
  }

  /** Renames the account's customer if they still have the account's earlier name. */
  async rename({ userId, from, to }: { userId: string; from: string; to: string }): Promise<void> {
    const rename = sql`update customers set name = $3, version = version + 1
      where "userId" = $1 and name = $2`;
    await this.database.tx.query(rename, [userId, from, to]);
  }

  /** Returns false if the customer has an account already or no longer exists. */
  async linkFree(id: number, userId: string): Promise<boolean> {
    const [, changed] = await this.database.tx.query<[unknown, number]>(
      sql`update customers set "userId" = $2 where id = $1 and "userId" is null`,
      [id, userId],
    );
    return changed === 1;
  }
}

const toCustomer = (row: CustomerEntity): Customer => customerColumns.toItem(row);
