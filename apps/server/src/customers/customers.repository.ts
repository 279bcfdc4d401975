import { Injectable } from '@nestjs/common';
import type {
  Customer,
  CustomerMatch,
  CustomerInput,
  CustomerStatus,
  CustomersQuery,
} from '@polaris/contracts';
import { DataSource, type DeepPartial, type EntityManager } from 'typeorm';
import { editVersioned } from '../platform/database/edit-versioned';
import type { JsonPage } from '../platform/database/list/list';
import { readList } from '../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../platform/database/list/sql-list';
import { samePhone } from '../platform/database/phone';
import { notFound } from '../platform/http/problem';
import { RowCountsService } from '../statistics/row-counts.service';
import { customerColumns } from './customer.columns';
import { CustomerEntity } from './customer.entity';

export const CUSTOMER = 'This customer';

const customers: List = {
  columns: customerColumns.inList,
  from: 'customers r',
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

/** How customers are searched; the row is `r`. */
export const searchedBy = {
  text: `(r.name || ' ' || coalesce(r.email, '') || ' ' || coalesce(r.company, ''))`,
  start: 'r.name',
  phone: 'r.phone',
  largeTable: 'customers',
};

/** More are of no help in choosing. */
const MATCHES_SHOWN = 5;

type Id = { id: number };
type Link = { userId: string | null };
type Linked = { userId: string; email: string };

/** The only code whose SQL names the customers. Their link with an account is in SQL alone. */
/** A client's verified address has replaced the customer's. */
export interface AddressChange {
  customerId: number;
  before: string | null;
  email: string;
}

@Injectable()
export class CustomersRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: RowCountsService,
  ) {}

  /** Newest first, searched in name, address, phone and company. */
  list(query: CustomersQuery): Promise<JsonPage> {
    const { status } = query;
    return readList(
      this.dataSource,
      query,
      status ? narrow(customers, 'r.status = ?', status) : customers,
      { searchedBy, total: this.counts.count('customers', status && [status]) },
    );
  }

  async get(id: number): Promise<Customer> {
    const row = await this.dataSource.manager.findOneBy(CustomerEntity, { id });
    if (!row) throw notFound(CUSTOMER);
    return toCustomer(row);
  }

  async timeZoneOf(userId: string, manager: EntityManager): Promise<string | null> {
    const [row] = await manager.query<{ timeZone: string | null }[]>(
      'select "timeZone" from customers where "userId" = $1 order by id limit 1',
      [userId],
    );
    return row?.timeZone ?? null;
  }

  /** Who has this email or this phone; first those who have both. */
  findMatches(
    { email, phone }: Partial<Pick<CustomerInput, 'email' | 'phone'>>,
    manager = this.dataSource.manager,
  ): Promise<CustomerMatch[]> {
    const byEmail = 'lower(email) = lower($1::text)';
    const byPhone = samePhone('phone', '$2::text');
    return manager.query<CustomerMatch[]>(
      `select id, name, company, array_remove(array[
         case when ${byEmail} then 'email' end, case when ${byPhone} then 'phone' end], null) as by
       from customers where ${byEmail} or ${byPhone}
       order by (coalesce(${byEmail}, false) and coalesce(${byPhone}, false)) desc, id
       limit ${MATCHES_SHOWN}`,
      [email ?? null, phone ?? null],
    );
  }

  /** Prevents the customer from being deleted until the transaction ends. */
  async lock(id: number, manager: EntityManager): Promise<Customer> {
    const lock = { mode: 'pessimistic_read' } as const;
    const row = await manager.findOne(CustomerEntity, { where: { id }, lock });
    if (!row) throw notFound(CUSTOMER);
    return toCustomer(row);
  }

  /** Lets one transaction at a time add a customer who must not be known. */
  async lockAdding(manager: EntityManager): Promise<void> {
    await manager.query(
      "select pg_advisory_xact_lock(hashtextextended('customers_unless_known', 0))",
    );
  }

  async add(
    fields: DeepPartial<CustomerEntity>,
    manager = this.dataSource.manager,
  ): Promise<Customer> {
    return toCustomer(await manager.save(CustomerEntity, fields as CustomerEntity));
  }

  async edit(
    id: number,
    version: number | undefined,
    edit: (row: CustomerEntity) => void,
  ): Promise<Customer> {
    const edited = editVersioned(this.dataSource, CustomerEntity, CUSTOMER, id, version, edit);
    return toCustomer(await edited);
  }

  /** Edits a customer who stays locked until the transaction ends. */
  async editLocked(
    id: number,
    manager: EntityManager,
    edit: (row: CustomerEntity) => void,
  ): Promise<Customer> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.findOne(CustomerEntity, { where: { id }, lock });
    if (!row) throw notFound(CUSTOMER);
    edit(row);
    return toCustomer(await manager.save(row));
  }

  /** Those of the customers who are there, with their status, locked until the transaction ends. */
  lockAll(
    ids: readonly number[],
    manager: EntityManager,
  ): Promise<Pick<Customer, 'id' | 'status'>[]> {
    return manager.query(
      'select id, status from customers where id = any($1::int[]) order by id for update',
      [ids],
    );
  }

  async setStatus(
    ids: readonly number[],
    status: CustomerStatus,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      'update customers set status = $2, version = version + 1 where id = any($1::int[])',
      [ids, status],
    );
  }

  /** The account that a customer is linked with; 404 without the customer. */
  async linkedUserId(id: number, manager = this.dataSource.manager): Promise<string | null> {
    const [customer] = await manager.query<Link[]>('select "userId" from customers where id = $1', [
      id,
    ]);
    if (!customer) throw notFound(CUSTOMER);
    return customer.userId;
  }

  /** The customer whom an account is linked with. */
  async idLinkedWith(userId: string, manager: EntityManager): Promise<number | undefined> {
    const [customer] = await manager.query<Id[]>('select id from customers where "userId" = $1', [
      userId,
    ]);
    return customer?.id;
  }

  /** Links the oldest customer who has the address and no account; undefined if there is none. */
  async linkOldest({ userId, email }: Linked, manager: EntityManager): Promise<number | undefined> {
    const [[customer]] = await manager.query<[Id[], number]>(
      `update customers set "userId" = $1
       where "userId" is null and id = (
         select id from customers where lower(email) = lower($2) and "userId" is null
         order by id limit 1)
       returning id`,
      [userId, email],
    );
    return customer?.id;
  }

  async addLinked({ userId, name, email }: Linked & { name: string }, manager: EntityManager) {
    const [customer] = await manager.query<Id[]>(
      'insert into customers (name, email, "userId") values ($1, $2, $3) returning id',
      [name, email, userId],
    );
    return customer!.id;
  }

  /** The name of another customer that an account is linked with. */
  async nameLinkedWith(
    userId: string,
    exceptId: number,
    manager: EntityManager,
  ): Promise<string | undefined> {
    const [customer] = await manager.query<{ name: string }[]>(
      'select name from customers where "userId" = $1 and id <> $2',
      [userId, exceptId],
    );
    return customer?.name;
  }

  async link(id: number, userId: string | null, manager: EntityManager): Promise<void> {
    await manager.query('update customers set "userId" = $2 where id = $1', [id, userId]);
  }

  /** The customer of an account gets its address. Answers whose address changed, and from what. */
  async takeAddress(
    { userId, email }: Linked,
    manager: EntityManager,
  ): Promise<AddressChange | undefined> {
    const [[changed]] = await manager.query<[AddressChange[], number]>(
      `update customers c set email = $2, version = version + 1
       from (select id, email from customers where "userId" = $1 for update) old
       where c.id = old.id and old.email is distinct from $2
       returning c.id as "customerId", old.email as "before", c.email`,
      [userId, email],
    );
    return changed;
  }

  /** Answers false for a customer who has an account already, or is not there any more. */
  async linkFree(id: number, userId: string, manager: EntityManager): Promise<boolean> {
    const [, changed] = await manager.query<[unknown, number]>(
      'update customers set "userId" = $2 where id = $1 and "userId" is null',
      [id, userId],
    );
    return changed === 1;
  }
}

const toCustomer = (row: CustomerEntity): Customer => customerColumns.toItem(row);
