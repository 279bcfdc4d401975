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
import { CUSTOMER, CustomersRepository, searchedBy } from './customers.repository';

/** So few that a statement stays well within its time limit. */
const WRITTEN_AT_ONCE = 500;

@Injectable()
export class CustomersService {
  /** How lists of customers are searched; the row is `r`. */
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

  /** Who may be the person with this email or this phone. */
  findMatches(query: CustomerMatchesQuery): Promise<CustomerMatch[]> {
    return this.customers.findMatches(query);
  }

  /** The customer, who cannot be deleted until the transaction ends. */
  lock(id: number): Promise<Customer> {
    return this.customers.lock(id);
  }

  /** Those of the customers who are there; they cannot be changed until the transaction ends. */
  lockAll(ids: readonly number[]): Promise<Pick<Customer, 'id' | 'status'>[]> {
    return this.customers.lockAll(ids);
  }

  setStatus(ids: readonly number[], status: CustomerStatus): Promise<void> {
    return this.customers.setStatus(ids, status);
  }

  /** Keeps everyone else from writing any customer until the transaction ends; taken before any other lock. */
  lockWrites(): Promise<void> {
    return this.customers.lockWrites();
  }

  /** Locks a customer that this transaction is going to change. */
  async lockToEdit(id: number): Promise<void> {
    if ((await this.customers.lockAll([id])).length === 0) throw notFound(CUSTOMER);
  }

  /** The text that names the first company. */
  setCompany(id: number, company: string | null): Promise<void> {
    return this.setCompanies([{ id, company }]);
  }

  /** The same for many. */
  async setCompanies(rows: { id: number; company: string | null }[]): Promise<void> {
    for (const some of batches(rows, WRITTEN_AT_ONCE)) await this.customers.setCompanies(some);
  }

  /** Of the customer whose account it is; null where it is not known. */
  timeZoneOf(userId: string): Promise<string | null> {
    return this.customers.timeZoneOf(userId);
  }

  /** The customer whose account it is. */
  idLinkedWith(userId: string): Promise<number | undefined> {
    return this.customers.idLinkedWith(userId);
  }

  /** The account that a customer is linked with; 404 without the customer. */
  linkedUserId(id: number): Promise<string | null> {
    return this.customers.linkedUserId(id);
  }

  create(input: CustomerInput): Promise<Customer> {
    return this.addOnce(() => this.customers.add(input));
  }

  /** Adds a customer unless one exists; of two at the same time, the second waits and is refused. */
  createUnlessKnown(input: CustomerInput): Promise<Customer> {
    return this.addOnce(async () => {
      await this.customers.lockAdding();
      if ((await this.customers.findMatches(input)).length > 0)
        throw conflict('A customer with this email or phone already exists.');
      return this.customers.add(input);
    });
  }

  /** What is not sent stays as it is. */
  update(id: number, { version, ...changes }: CustomerUpdate): Promise<Customer> {
    return this.database.transaction(async () => {
      const edited = await this.customers.edit(id, version, (row) =>
        Object.assign(row, sent(changes)),
      );
      // The database spells a company as its record does.
      return changes.company ? this.customers.get(id) : edited;
    });
  }

  /** Makes a customer of a contact, or gives it to one who is there: both or neither, and only once. */
  convert(contactId: number, input: Conversion): Promise<Customer> {
    return this.database.transaction(async () => {
      const { customerId } = input;
      // Locked before the contact, as when a customer is deleted.
      if (customerId) await this.customers.lock(customerId);
      let customer: Customer | undefined;
      await this.contacts.convert(contactId, async (contact) => {
        customer = customerId
          ? await this.give(contact, customerId, input)
          : await this.customers.add(fromContact(contact, input));
        return customer.id;
      });
      return customer!;
    });
  }

  /** The log says which phone a visitor typed, so that it is not taken for one that the owner knows. */
  private async give(
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

type ContactDetails = Pick<ContactSubmission, 'id' | 'name' | 'email' | 'phone' | 'message'>;

const notesOf = ({ message }: ContactDetails, { notes }: Conversion): string | null =>
  notes === undefined ? conversionNotes(message) : notes;

const fromContact = (contact: ContactDetails, input: Conversion) => ({
  name: contact.name,
  email: contact.email,
  phone: contact.phone,
  status: input.status,
  totalValue: input.totalValue,
  notes: notesOf(contact, input),
  convertedFromContactId: contact.id,
});

/**
 * Fills in a missing phone, but no email: with one that a visitor typed, an account would be linked. Notes that would be
 * too long stay, as the contact has the text.
 */
function addTo(row: CustomerEntity, contact: ContactDetails, input: Conversion): void {
  row.phone ??= contact.phone;
  const notes = [row.notes, notesOf(contact, input)].filter(Boolean).join('\n\n');
  if (notes.length <= MAX_NOTES) row.notes = notes || null;
}

/** The fields that were sent. */
const sent = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
