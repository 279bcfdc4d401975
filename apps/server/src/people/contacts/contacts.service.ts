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
import { judgeHoneypot } from '../../platform/http/honeypot';
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

/** Per network address. */
const contactLimit: LimitRule = { name: 'contact', points: 20, duration: 600 };

@Injectable()
export class ContactsService {
  constructor(
    private readonly database: Database,
    private readonly contacts: ContactsRepository,
    private readonly limits: LimitsService,
    private readonly mails: ContactMailsService,
  ) {}

  /** Stores a visitor's message. Messages from robots are stored as spam, without a mail to the owner. */
  async submit(input: ContactInput, visitor: Visitor): Promise<ContactConfirmation> {
    await this.limits.count(contactLimit, addressKey(visitor.address));
    const { website, phone, arrival, timeZone, ...fields } = input;
    const sender = judgeHoneypot(website, visitor);
    const status = sender === 'robot' ? 'spam' : 'new';
    const mayBeSpam = sender === 'doubtful';
    return this.database.transaction(async () => {
      const optional = {
        phone: phone ?? null,
        arrival: arrival ?? null,
        timeZone: timeZone ?? null,
      };
      const saved = await this.contacts.add({ ...fields, ...optional, status, mayBeSpam });
      if (status === 'new') await this.mails.received(saved);
      return { id: saved.id, createdAt: saved.createdAt.toISOString() };
    });
  }

  /** Identifies the mails that are deleted together with this submission. */
  mailedRecord(id: number): MailedRecord {
    return mailedContact({ id });
  }

  /** Stores the message of a visitor with a confirmed address. The caller notifies the owner. */
  add(
    fields: Pick<ContactEntity, 'name' | 'email' | 'phone' | 'message' | 'arrival' | 'timeZone'>,
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

  /** Locks and returns the submission until the transaction ends; throws 404 if it does not exist. */
  lock(id: number): Promise<ContactSubmission> {
    return this.contacts.editLocked(id, () => undefined);
  }

  /** Runs in the transaction of the reply; a converted submission stays converted. */
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

  /** Marks a submission as converted to the customer that `give` returns, in one transaction, and only once. */
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

/** Only a conversion sets `converted`, and it is final: the customer refers to the submission. */
function assertStatusChange(
  from: ContactSubmission['status'],
  to: ContactSubmission['status'],
): void {
  if (from === to) return;
  if (to === 'converted')
    throw invalid([
      { path: 'status', message: 'To set this status, convert the submission to a customer.' },
    ]);
  if (from === 'converted')
    throw conflict('This submission was converted to a customer, so its status cannot change.');
}
