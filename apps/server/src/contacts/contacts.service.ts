import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type {
  ContactInput,
  ContactReceipt,
  ContactSubmission,
  ContactUpdate,
  ContactsQuery,
} from '@polaris/contracts';
import { DataSource, type EntityManager, Repository } from 'typeorm';
import { LimitsService, addressKey } from '../platform/http/limits.service';
import { type Page, contains } from '../platform/database/list/list';
import { conflict, invalid, notFound } from '../platform/http/problem';
import { editVersioned } from '../platform/database/edit-versioned';
import { keysetPage } from '../platform/database/list/keyset-page';
import { ContactMailsService } from './contact-mails.service';
import { contactLimit } from './contact-limit';
import { ContactEntity } from './contact.entity';

const NEWEST_FIRST = { column: 'createdAt', direction: 'DESC', kind: 'time' } as const;

@Injectable()
export class ContactsService {
  constructor(
    @InjectRepository(ContactEntity) private readonly contacts: Repository<ContactEntity>,
    private readonly dataSource: DataSource,
    private readonly limits: LimitsService,
    private readonly mails: ContactMailsService,
  ) {}

  /** Keeps a visitor's message. A filled decoy marks it as spam; the visitor is not told. */
  async submit(input: ContactInput, address: string): Promise<ContactReceipt> {
    await this.limits.count(contactLimit, addressKey(address));
    const { website, phone, ...fields } = input;
    const status = website ? 'spam' : 'new';
    return this.dataSource.transaction(async (manager) => {
      const saved = await manager.save(ContactEntity, { ...fields, phone: phone ?? null, status });
      if (status === 'new') await this.mails.received(saved, manager);
      return { id: saved.id, createdAt: saved.createdAt.toISOString() };
    });
  }

  /** Newest first, searched in name, address and message. */
  async list(query: ContactsQuery): Promise<Page<ContactSubmission>> {
    const found = this.contacts.createQueryBuilder('c').where('true');
    if (query.status) found.andWhere('c.status = :status', { status: query.status });
    if (query.converted) found.andWhere(`c.status <> 'converted'`);
    if (query.q)
      // Word for word the expression of the index contacts_search.
      found.andWhere(`(c.name || ' ' || c.email || ' ' || c.message) ilike :q`, {
        q: contains(query.q),
      });
    const page = await keysetPage(found, query, NEWEST_FIRST);
    return { ...page, items: page.items.map(toSubmission) };
  }

  async get(id: number): Promise<ContactSubmission> {
    const row = await this.contacts.findOneBy({ id });
    if (!row) throw notFound('This contact submission');
    return toSubmission(row);
  }

  async update(id: number, input: ContactUpdate): Promise<ContactSubmission> {
    const { version, phone, ...fields } = input;
    const row = await editVersioned(
      this.dataSource,
      ContactEntity,
      'This contact submission',
      id,
      version,
      (contact) => {
        refuseStatusChange(contact.status, input.status);
        Object.assign(contact, fields, { phone: phone ?? null });
      },
    );
    return toSubmission(row);
  }

  /** Marks a contact, inside the transaction that makes a customer of it, and only once. */
  async markConverted(manager: EntityManager, id: number): Promise<ContactSubmission> {
    const row = await manager.findOne(ContactEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) throw notFound('This contact submission');
    if (row.status === 'converted') throw conflict('This contact is a customer already.');
    row.status = 'converted';
    return toSubmission(await manager.save(row));
  }
}

/** `converted` comes with converting and stays: the customer refers to it. */
function refuseStatusChange(
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

function toSubmission(row: ContactEntity): ContactSubmission {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    preferredContact: row.preferredContact,
    status: row.status,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}
