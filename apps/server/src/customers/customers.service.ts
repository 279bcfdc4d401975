import { Injectable } from '@nestjs/common';
import {
  type ContactSubmission,
  type Conversion,
  type Customer,
  type CustomerInput,
  type CustomerUpdate,
  type CustomersQuery,
  conversionNotes,
} from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { ContactsService } from '../contacts/contacts.service';
import type { JsonPage } from '../platform/database/list/list';
import { CustomersRepository } from './customers.repository';

@Injectable()
export class CustomersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly customers: CustomersRepository,
    private readonly contacts: ContactsService,
  ) {}

  /** Newest first, searched in name, address and company. */
  list(query: CustomersQuery): Promise<JsonPage> {
    return this.customers.list(query);
  }

  get(id: number): Promise<Customer> {
    return this.customers.get(id);
  }

  /** The customer, who cannot be deleted until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<Customer> {
    return this.customers.lock(id, manager);
  }

  create(input: CustomerInput): Promise<Customer> {
    return this.customers.add(input);
  }

  /** What is not sent stays as it is. */
  update(id: number, { version, ...changes }: CustomerUpdate): Promise<Customer> {
    return this.customers.edit(id, version, (row) => Object.assign(row, sent(changes)));
  }

  /** Makes a customer of a contact: both or neither, and only once. */
  convert(contactId: number, input: Conversion): Promise<Customer> {
    return this.dataSource.transaction(async (manager) => {
      const contact = await this.contacts.markConverted(manager, contactId);
      return this.customers.add(fromContact(contact, input), manager);
    });
  }
}

const fromContact = (
  { id, name, email, phone, message }: ContactSubmission,
  { status, totalValue, notes }: Conversion,
) => ({
  name,
  email,
  phone,
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
