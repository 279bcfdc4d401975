import { Injectable } from '@nestjs/common';
import type {
  ContactInput,
  ContactConfirmation,
  ContactStatus,
  ContactSubmission,
  ContactUpdate,
  ContactsQuery,
  Visitor,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import type { JsonPage } from '../../platform/database/list/list';
import { judgeDecoy } from '../../platform/http/decoy';
import {
  type LimitRule,
  LimitsService,
  addressKey,
} from '../../platform/http/limits/limits.service';
import { conflict, invalid } from '../../platform/problem/problem';
import type { MailedRecord } from '../../records/outbox/mail.entity';
import { ContactMailsService, mailedContact } from './contact-mails.service';
import type { ContactEntity } from './contact.entity';
import { ContactsRepository } from './contacts.repository';

/** Submissions from one address. */
const contactLimit: LimitRule = { name: 'contact', points: 20, duration: 600 };

@Injectable()
export class ContactsService {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsRepository,
    private readonly limits: LimitsService,
    private readonly mails: ContactMailsService,
  ) {}

  /** Stores a visitor's message: a robot's as spam, of which the owner gets no mail. */
  async submit(input: ContactInput, visitor: Visitor): Promise<ContactConfirmation> {
    await this.limits.count(contactLimit, addressKey(visitor.address));
    const { website, phone, arrival, ...fields } = input;
    const sender = judgeDecoy(website, visitor);
    const status = sender === 'robot' ? 'spam' : 'new';
    const mayBeSpam = sender === 'doubtful';
    return this.database.transaction(async () => {
      const optional = { phone: phone ?? null, arrival: arrival ?? null };
      const saved = await this.contacts.add({ ...fields, ...optional, status, mayBeSpam });
      if (status === 'new') await this.mails.received(saved);
      return { id: saved.id, createdAt: saved.createdAt.toISOString() };
    });
  }

  /** What a mail is about that is deleted with a submission. */
  mailedRecord(id: number): MailedRecord {
    return mailedContact({ id });
  }

  /** Stores what a visitor wrote who has confirmed the address; the caller tells the owner of it. */
  add(
    fields: Pick<ContactEntity, 'name' | 'email' | 'phone' | 'message' | 'arrival'>,
  ): Promise<ContactEntity> {
    const usual = { preferredContact: 'email', status: 'new', mayBeSpam: false } as const;
    return this.contacts.add({ ...fields, ...usual });
  }

  /** Newest first, searched in name, address, phone and message. */
  list(query: ContactsQuery): Promise<JsonPage> {
    return this.contacts.list(query);
  }

  async countUnread(): Promise<number> {
    const { total = 0 } = await this.contacts.list({ status: 'new', limit: 1 });
    return total;
  }

  get(id: number): Promise<ContactSubmission> {
    return this.contacts.get(id);
  }

  update(id: number, { version, phone, ...fields }: ContactUpdate): Promise<ContactSubmission> {
    return this.contacts.edit(id, version, (contact) => {
      assertStatusChange(contact.status, fields.status);
      Object.assign(contact, fields, { phone: phone ?? null });
    });
  }

  /** The contact, locked until the transaction ends; 404 without it. */
  lock(id: number): Promise<ContactSubmission> {
    return this.contacts.editLocked(id, () => undefined);
  }

  /** Marks a contact in the transaction of its reply; a converted one stays converted. */
  async markReplied(id: number): Promise<void> {
    await this.contacts.editLocked(id, (contact) => {
      if (contact.status !== 'converted') contact.status = 'replied';
    });
  }

  /** Restores the status from before the reply, unless it was changed since. */
  async unmarkReplied(id: number, status: ContactStatus): Promise<void> {
    await this.contacts.editLocked(id, (contact) => {
      if (contact.status === 'replied') contact.status = status;
    });
  }

  /** Marks a contact in the transaction that gives it to a customer, whose key `give` returns; once. */
  convert(
    id: number,
    give: (contact: ContactEntity) => Promise<number>,
  ): Promise<ContactSubmission> {
    return this.contacts.editLocked(id, async (contact) => {
      if (contact.status === 'converted') throw conflict('This contact is a customer already.');
      contact.customerId = await give(contact);
      contact.status = 'converted';
    });
  }
}

/** `converted` comes with converting and stays: the customer refers to it. */
function assertStatusChange(
  from: ContactSubmission['status'],
  to: ContactSubmission['status'],
): void {
  if (from === to) return;
  if (to === 'converted')
    throw invalid([
      { path: 'status', message: 'A contact is converted by making a customer of it.' },
    ]);
  if (from === 'converted')
    throw conflict('This contact became a customer and stays marked as converted.');
}
