import { Injectable } from '@nestjs/common';
import {
  type ContactStatus,
  type ContactSubmission,
  type ContactsQuery,
  contactStatuses,
} from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { editVersioned } from '../platform/database/edit-versioned';
import type { JsonPage } from '../platform/database/list/list';
import { readList } from '../platform/database/list/read-list';
import { narrowToMatches } from '../platform/database/list/search';
import { type List, NEWEST_FIRST, narrow } from '../platform/database/list/sql-list';
import { notFound } from '../platform/http/problem';
import { RowCountsService } from '../statistics/row-counts.service';
import { contactColumns } from './contact.columns';
import { ContactEntity } from './contact.entity';

export const CONTACT = 'This contact submission';

const contacts: List = {
  columns: contactColumns.inList,
  from: 'contact_submissions r',
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

const searchedBy = {
  // Word for word the expression of the index contacts_search.
  text: `(r.name || ' ' || r.email || ' ' || r.message)`,
  start: 'r.name',
  phone: 'r.phone',
};

type NewContact = Omit<ContactEntity, 'id' | 'customerId' | 'version' | 'createdAt'>;

/** The only code whose SQL names the contact submissions. */
@Injectable()
export class ContactsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: RowCountsService,
  ) {}

  /** Newest first, searched in name, address, phone and message. */
  list(query: ContactsQuery): Promise<JsonPage> {
    const { q } = query;
    const found = ofStatus(query);
    if (!q)
      return readList(this.dataSource, query, found, {
        total: this.counts.count('contact_submissions', countedStatuses(query)),
      });
    return readList(this.dataSource, query, narrowToMatches(found, q, searchedBy));
  }

  async get(id: number): Promise<ContactSubmission> {
    const row = await this.dataSource.manager.findOneBy(ContactEntity, { id });
    if (!row) throw notFound(CONTACT);
    return toContact(row);
  }

  add(fields: NewContact, manager: EntityManager): Promise<ContactEntity> {
    return manager.save(ContactEntity, fields);
  }

  async edit(
    id: number,
    version: number | undefined,
    edit: (row: ContactEntity) => void,
  ): Promise<ContactSubmission> {
    const edited = editVersioned(this.dataSource, ContactEntity, CONTACT, id, version, edit);
    return toContact(await edited);
  }

  /** Edits a contact that stays locked until the transaction ends. */
  async editLocked(
    id: number,
    manager: EntityManager,
    edit: (row: ContactEntity) => void | Promise<void>,
  ): Promise<ContactSubmission> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.findOne(ContactEntity, { where: { id }, lock });
    if (!row) throw notFound(CONTACT);
    await edit(row);
    return toContact(await manager.save(row));
  }
}

function ofStatus({ status, converted }: ContactsQuery): List {
  const found = status ? narrow(contacts, 'r.status = ?', status) : contacts;
  return converted ? narrow(found, 'r.status <> ?', 'converted') : found;
}

/** The statuses that a list is narrowed to; undefined: it is not. */
function countedStatuses({ status, converted }: ContactsQuery): ContactStatus[] | undefined {
  if (!status && !converted) return undefined;
  return contactStatuses.filter(
    (each) => (!status || each === status) && !(converted && each === 'converted'),
  );
}

const toContact = (row: ContactEntity): ContactSubmission => contactColumns.toItem(row);
