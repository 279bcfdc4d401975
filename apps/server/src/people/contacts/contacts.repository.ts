import { Injectable } from '@nestjs/common';
import type { ContactStatus, ContactSubmission, ContactsQuery } from '@polaris/contracts';
import { searchKey } from '../../platform/database/search-key';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { editVersioned } from '../../platform/database/edit-versioned';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { narrowToMatches } from '../../platform/database/list/search';
import { type List, NEWEST_FIRST } from '../../platform/database/list/sql-list';
import { notFound } from '../../platform/problem/problem';
import { RowCountsService } from '../../records/row-counts/row-counts.service';
import { ContactCallsReadModel } from './contact-calls.read-model';
import { contactColumns } from './contact.columns';
import { ContactEntity } from './contact.entity';
import { countedStatuses, isNarrowedByMore, narrowContacts } from './contact-filters';

export const CONTACT = 'This contact submission';

const contacts: List = {
  columns: contactColumns.inList,
  from: sql`contact_submissions r`,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

const searchedBy = {
  // Must match the expression of the index contacts_search exactly.
  key: searchKey(sql`r.name || ' ' || r.email || ' ' || r.message`),
  start: sql`r.name`,
  beginning: sql`left(search_key(r.name), 2)`,
  phone: sql`r.phone`,
};

/** Counting more takes longer than reading the page. */
const COUNTED_UP_TO = 10_000;

export type ContactState = Pick<ContactSubmission, 'id' | 'status'>;
type NewContact = Omit<ContactEntity, 'id' | 'customerId' | 'version' | 'createdAt'>;

/** All SQL on contact submissions is here, except in read models. */
@Injectable()
export class ContactsRepository {
  constructor(
    private readonly database: Database,
    private readonly counts: RowCountsService,
    private readonly calls: ContactCallsReadModel,
  ) {}

  /** Newest first, searched in name, address, phone and message. */
  list(query: ContactsQuery): Promise<JsonPage> {
    const { q } = query;
    const found = narrowContacts(contacts, query);
    const isCounted = !isNarrowedByMore(query);
    if (!q && isCounted)
      return readList(this.database, query, found, {
        total: this.counts.count('contact_submissions', countedStatuses(query)),
      });
    return readList(
      this.database,
      query,
      q ? narrowToMatches(found, q, searchedBy) : found,
      isCounted ? {} : { countedUpTo: COUNTED_UP_TO },
    );
  }

  async get(id: number): Promise<ContactSubmission> {
    const row = await this.database.manager.findOneBy(ContactEntity, { id });
    if (!row) throw notFound(CONTACT);
    return this.toContact(row);
  }

  add(fields: NewContact): Promise<ContactEntity> {
    return this.database.tx.save(ContactEntity, fields);
  }

  edit(
    id: number,
    version: number | undefined,
    edit: (row: ContactEntity) => void,
  ): Promise<ContactSubmission> {
    return this.database.transaction(async () =>
      this.toContact(await editVersioned(this.database, ContactEntity, CONTACT, id, version, edit)),
    );
  }

  /** Locks the submissions that exist until the transaction ends, and returns their statuses. */
  lockAll(ids: readonly number[]): Promise<ContactState[]> {
    return this.database.tx.query(
      sql`select id, status from contact_submissions where id = any($1::int[]) order by id for update`,
      [ids],
    );
  }

  async setStatus(ids: readonly number[], status: ContactStatus): Promise<void> {
    await this.database.tx.query(
      sql`update contact_submissions set status = $2, version = version + 1 where id = any($1::int[])`,
      [ids, status],
    );
  }

  /** Edits a submission and keeps it locked until the transaction ends. */
  async editLocked(
    id: number,
    edit: (row: ContactEntity) => void | Promise<void>,
  ): Promise<ContactSubmission> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.database.tx.findOne(ContactEntity, { where: { id }, lock });
    if (!row) throw notFound(CONTACT);
    await edit(row);
    return this.toContact(await this.database.tx.save(row));
  }

  private async toContact(row: ContactEntity): Promise<ContactSubmission> {
    return contactColumns.toItem(row, { call: await this.calls.find(row.id) });
  }
}
