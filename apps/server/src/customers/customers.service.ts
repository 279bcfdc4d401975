import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  ContactSubmission,
  Conversion,
  Customer,
  CustomerInput,
  CustomerUpdate,
  CustomersQuery,
} from '@polaris/contracts';
import { conversionNotes } from '@polaris/contracts';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import type { JsonAnswer } from '../platform/database/list/list';
import { notFound } from '../platform/http/problem';
import { ContactsService } from '../contacts/contacts.service';
import { editVersioned } from '../platform/database/edit-versioned';
import { type JsonList, isoTime, newestFirst } from '../platform/database/list/json-page';
import { rowCount } from '../platform/database/list/row-counts';
import { search } from '../platform/database/list/search';
import { CustomerEntity } from './customer.entity';

const WHAT = 'This customer';

const columns = `r.id, r.name, r.email, r.phone, r.company, r.status, r."totalValue", r.notes,
  r."convertedFromContactId", r.version,
  ${isoTime('r."createdAt"')} as "createdAt", ${isoTime('r."updatedAt"')} as "updatedAt"`;

const searchedBy = {
  text: `(r.name || ' ' || coalesce(r.email, '') || ' ' || coalesce(r.company, ''))`,
  start: 'r.name',
};

@Injectable()
export class CustomersService {
  constructor(
    @InjectRepository(CustomerEntity) private readonly customers: Repository<CustomerEntity>,
    private readonly dataSource: DataSource,
    private readonly contacts: ContactsService,
  ) {}

  /** Newest first, searched in name, address and company. */
  async list(query: CustomersQuery): Promise<JsonAnswer> {
    const list: JsonList = {
      columns,
      from: 'customers r',
      where: query.status ? ['r.status = $1'] : [],
      values: query.status ? [query.status] : [],
    };
    if (query.q) {
      const { list: found, ...matches } = await search(this.dataSource, list, query.q, searchedBy);
      return { ...matches, ...(await newestFirst(this.dataSource, query, found)) };
    }
    const total = await rowCount(this.dataSource, 'customers', query.status);
    return { total, ...(await newestFirst(this.dataSource, query, list)) };
  }

  async get(id: number): Promise<Customer> {
    const row = await this.customers.findOneBy({ id });
    if (!row) throw notFound(WHAT);
    return toCustomer(row);
  }

  /** The customer, kept from being deleted until the transaction ends. */
  async lock(manager: EntityManager, id: number): Promise<Pick<Customer, 'id' | 'name'>> {
    const lock = { mode: 'pessimistic_read' } as const;
    const row = await manager.findOne(CustomerEntity, { where: { id }, lock });
    if (!row) throw notFound(WHAT);
    return row;
  }

  async create(input: CustomerInput): Promise<Customer> {
    const { email = null, phone = null, company = null, notes = null, ...fields } = input;
    return toCustomer(await this.customers.save({ ...fields, email, phone, company, notes }));
  }

  /** What is not sent stays as it is. */
  async update(id: number, { version, ...changes }: CustomerUpdate): Promise<Customer> {
    const edit = (row: CustomerEntity) => Object.assign(row, sent(changes));
    return toCustomer(
      await editVersioned(this.dataSource, CustomerEntity, WHAT, id, version, edit),
    );
  }

  /** Makes a customer of a contact: both or neither, and only once. */
  convert(contactId: number, input: Conversion): Promise<Customer> {
    return this.dataSource.transaction(async (manager) => {
      const contact = await this.contacts.markConverted(manager, contactId);
      const row = await manager.save(CustomerEntity, fromContact(contact, input));
      return toCustomer(row);
    });
  }
}

const fromContact = (
  { id, name, email, phone, message }: Omit<ContactSubmission, 'createdAt'>,
  { status, totalValue, notes }: Conversion,
) => ({
  name,
  email,
  phone,
  company: null,
  status,
  totalValue,
  notes: notes === undefined ? conversionNotes(message) : notes,
  convertedFromContactId: id,
});

/** The fields that were sent. */
const sent = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

const toCustomer = ({ createdAt, updatedAt, ...row }: CustomerEntity): Customer => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  status: row.status,
  totalValue: row.totalValue,
  notes: row.notes,
  convertedFromContactId: row.convertedFromContactId,
  version: row.version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
