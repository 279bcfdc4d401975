import { Injectable } from '@nestjs/common';
import {
  type ContactSubmission,
  type Conversion,
  type Customer,
  type CustomerInput,
  type CustomerMatch,
  type CustomerMatchesQuery,
  type CustomerStatus,
  type CustomerUpdate,
  type CustomersQuery,
  MAX_NOTES,
  conversionNotes,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { ContactsService } from '../contacts/contacts.service';
import type { JsonPage } from '../../platform/database/list/list';
import { batches } from '../../platform/jobs/batches';
import { conflict, notFound } from '../../platform/problem/problem';
import { AuditService } from '../../records/audit/audit.service';
import type { CustomerEntity } from './customer.entity';
import { searchedBy } from './customer.columns';
import { CUSTOMER, CustomersRepository } from './customers.repository';

/** Small enough for a statement to stay well within its time limit. */
const WRITTEN_AT_ONCE = 500;

@Injectable()
export class CustomersService {
  /** The search columns of customers, for the row `r`. */
  readonly searchedBy = searchedBy;

  constructor(
    private readonly database: Database,
    private readonly customers: CustomersRepository,
    private readonly contacts: ContactsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  /** Newest first, searched in name, address, phone and company. */
  list(query: CustomersQuery): Promise<JsonPage> {
    return this.customers.list(query);
  }

  get(id: number): Promise<Customer> {
    return this.customers.get(id);
  }

  /** Customers who could be the person with this email or phone. */
  findMatches(query: CustomerMatchesQuery): Promise<CustomerMatch[]> {
    return this.customers.findMatches(query);
  }

  /** Returns the customer and prevents deletion until the transaction ends. */
  lock(id: number): Promise<Customer> {
    return this.customers.lock(id);
  }

  /** Locks the customers that exist until the transaction ends, and returns their statuses. */
  lockAll(ids: readonly number[]): Promise<Pick<Customer, 'id' | 'status'>[]> {
    return this.customers.lockAll(ids);
  }

  setStatus(ids: readonly number[], status: CustomerStatus): Promise<void> {
    return this.customers.setStatus(ids, status);
  }

  /** Blocks all other writes of customers until the transaction ends. Take it before any other lock. */
  lockWrites(): Promise<void> {
    return this.customers.lockWrites();
  }

  /** Locks a customer before an edit; throws 404 if it does not exist. */
  async lockToEdit(id: number): Promise<void> {
    if ((await this.customers.lockAll([id])).length === 0) throw notFound(CUSTOMER);
  }

  /** Sets the text that names the first company. */
  setCompany(id: number, company: string | null): Promise<void> {
    return this.setCompanies([{ id, company }]);
  }

  /** `setCompany` for many customers, in batches. */
  async setCompanies(rows: { id: number; company: string | null }[]): Promise<void> {
    for (const some of batches(rows, WRITTEN_AT_ONCE)) await this.customers.setCompanies(some);
  }

  /** The time zone of the customer linked with an account; null if unknown. */
  timeZoneOf(userId: string): Promise<string | null> {
    return this.customers.timeZoneOf(userId);
  }

  /** Keeps the time zone of a customer's browser. */
  noteTimeZone(id: number, timeZone: string): Promise<void> {
    return this.customers.noteTimeZone(id, timeZone);
  }

  /** The customer linked with an account. */
  idLinkedWith(userId: string): Promise<number | undefined> {
    return this.customers.idLinkedWith(userId);
  }

  /** The id of the linked account, or null; throws 404 if the customer does not exist. */
  linkedUserId(id: number): Promise<string | null> {
    return this.customers.linkedUserId(id);
  }

  create(input: CustomerInput): Promise<Customer> {
    return this.addOnce(() => this.customers.add(input));
  }

  /** Adds a customer unless one exists. Of two concurrent requests, the second waits and gets a 409. */
  createUnlessKnown(input: CustomerInput): Promise<Customer> {
    return this.addOnce(async () => {
      await this.customers.lockAdding();
      if ((await this.customers.findMatches(input)).length > 0)
        throw conflict('A customer with this name, email or phone already exists.');
      return this.customers.add(input);
    });
  }

  /** Fields that are not sent stay unchanged. */
  update(id: number, { version, ...changes }: CustomerUpdate): Promise<Customer> {
    return this.database.transaction(async () => {
      const edited = await this.customers.edit(id, version, (row) =>
        Object.assign(row, sent(changes)),
      );
      // Read again: a trigger changes the company text to the spelling of the company record.
      return changes.company ? this.customers.get(id) : edited;
    });
  }

  /** Turns a submission into a new customer or adds it to an existing one, in one transaction and only once. */
  convert(contactId: number, input: Conversion): Promise<Customer> {
    return this.database.transaction(async () => {
      const { customerId } = input;
      // Locked before the contact, as when a customer is deleted.
      if (customerId) await this.customers.lock(customerId);
      let customer: Customer | undefined;
      await this.contacts.convert(contactId, async (contact) => {
        customer = customerId
          ? await this.addToCustomer(contact, customerId, input)
          : await this.customers.add(fromContact(contact, input));
        return customer.id;
      });
      return customer!;
    });
  }

  /** Logs a phone number that came from a visitor, so that it is not trusted like one the owner entered. */
  private async addToCustomer(
    contact: ContactDetails,
    customerId: number,
    input: Conversion,
  ): Promise<Customer> {
    let phoneFromSubmission: string | null = null;
    const customer = await this.customers.editLocked(customerId, (row) => {
      if (row.phone === null) phoneFromSubmission = contact.phone;
      addTo(row, contact, input);
    });
    if (phoneFromSubmission !== null)
      await this.audit.add({
        relation: 'customers',
        recordId: customerId,
        after: { phoneFromSubmission },
      });
    return customer;
  }

  private addOnce(add: () => Promise<Customer>): Promise<Customer> {
    return this.idempotency.onceRecord(
      async () => ({ id: (await add()).id }),
      (id) => this.customers.get(id),
    );
  }
}

type ContactDetails = Pick<
  ContactSubmission,
  'id' | 'name' | 'email' | 'phone' | 'message' | 'timeZone'
>;

const notesOf = ({ message }: ContactDetails, { notes }: Conversion): string | null =>
  notes === undefined ? conversionNotes(message) : notes;

const fromContact = (contact: ContactDetails, input: Conversion) => ({
  name: contact.name,
  email: contact.email,
  phone: contact.phone,
  timeZone: contact.timeZone,
  status: input.status,
  totalValue: input.totalValue,
  notes: notesOf(contact, input),
  convertedFromContactId: contact.id,
});

/**
 * Leaves the email alone: it would link the account of the person who typed it. Skips notes that would exceed the limit;
 * the submission keeps the text.
 */
function addTo(row: CustomerEntity, contact: ContactDetails, input: Conversion): void {
  row.phone ??= contact.phone;
  row.timeZone ??= contact.timeZone;
  const notes = [row.notes, notesOf(contact, input)].filter(Boolean).join('\n\n');
  if (notes.length <= MAX_NOTES) row.notes = notes || null;
}

/** The fields that were sent. */
const sent = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
