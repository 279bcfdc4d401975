import { Injectable } from '@nestjs/common';
import type { PageQuery } from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import type { JsonPage } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../../platform/database/list/sql-list';
import { notFound } from '../../platform/problem/problem';
import { messageColumns } from './message.columns';
import { MessageEntity, type OwnerMessageEntity } from './message.entity';

export const MESSAGE = 'This message';

/** The most Message-IDs in a References header. */
const NAMED_IN_THREAD = 20;

const messages: List = {
  columns: messageColumns.inList,
  from: sql`messages r`,
  where: [sql`r.author = 'owner'`],
  values: [],
  order: NEWEST_FIRST,
};

type New<Row> = Omit<Row, 'id' | 'createdAt' | 'readAt'>;
export type NewMessage = Omit<New<OwnerMessageEntity>, 'quoted'>;
export type NewClientMessage = Pick<
  New<MessageEntity>,
  | 'customerId'
  | 'userId'
  | 'text'
  | 'quoted'
  | 'sender'
  | 'subject'
  | 'thread'
  | 'internetMessageId'
  | 'via'
>;

/** A conversation, and the Message-IDs of its messages, the oldest first. */
export interface Thread {
  thread: string;
  messageIds: string[];
}

type NamedMessage = Pick<OwnerMessageEntity, 'thread' | 'internetMessageId'>;

/** All SQL on messages is here, except in read models. */
@Injectable()
export class MessagesRepository {
  constructor(private readonly database: Database) {}

  /** The replies to a submission, newest first. */
  listOfContact(contactId: number, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(messages, sql`r."contactId" = ?`, contactId));
  }

  /** A message written by the owner. */
  async get(id: number): Promise<MessageEntity> {
    const row = await this.database.manager.findOneBy(MessageEntity, { id, author: 'owner' });
    if (!row) throw notFound(MESSAGE);
    return row;
  }

  /** The message, locked until the transaction ends. */
  async lock(id: number): Promise<MessageEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await this.database.tx.findOne(MessageEntity, { where: { id }, lock });
    if (!row) throw notFound(MESSAGE);
    return row;
  }

  async add(message: NewMessage): Promise<number> {
    return (await this.database.tx.save(MessageEntity, message as MessageEntity)).id;
  }

  /** Returns the id; undefined if the mail was received before. */
  async addOfClient(message: NewClientMessage): Promise<number | undefined> {
    const added = await this.database.tx
      .createQueryBuilder()
      .insert()
      .into(MessageEntity)
      .values({ ...message, author: 'client' })
      .orIgnore()
      .returning('id')
      .execute();
    const [row] = added.raw as { id: number }[];
    return row?.id;
  }

  async markRead(ids: readonly number[]): Promise<void> {
    await this.database.query(
      sql`update messages set "readAt" = now() where id = any($1::int[]) and "readAt" is null`,
      [ids],
    );
  }

  /** Marks the customer's messages up to `upTo` as read. */
  async markReadOfCustomer(customerId: number, upTo: number): Promise<void> {
    await this.database.query(
      sql`update messages set "readAt" = now()
       where "customerId" = $1 and id <= $2 and author = 'client' and "readAt" is null`,
      [customerId, upTo],
    );
  }

  /** Deletes what an account's client wrote, and returns the ids. */
  async removeOfAccount(userId: string): Promise<number[]> {
    const [removed] = await this.database.tx.query<[{ id: number }[], number]>(
      sql`delete from messages where "userId" = $1 and author = 'client' returning id`,
      [userId],
    );
    return removed.map(({ id }) => id);
  }

  async remove(id: number): Promise<void> {
    await this.database.tx.delete(MessageEntity, id);
  }

  /** The thread of the replies to a submission. */
  findThreadOfContact(contactId: number): Promise<Thread | undefined> {
    return this.findThread(sql`"contactId" = $1`, [contactId]);
  }

  /** The thread of the last mail to a recipient with this subject, ignoring "Re:". */
  findThreadOfSubject(recipient: string, subject: string): Promise<Thread | undefined> {
    const same = sql`lower(recipient) = lower($1) and ${bareSubject(sql`subject`)} = ${bareSubject(sql`$2`)}`;
    return this.findThread(same, [recipient, subject]);
  }

  /** Passes the status before a reply on to the next reply; returns false if there is none. */
  async passOnStatus({ id, contactId, previousStatus }: MessageEntity): Promise<boolean> {
    const [, changed] = await this.database.tx.query<[unknown, number]>(
      sql`update messages set "previousStatus" = $3
       where id = (select min(id) from messages where "contactId" = $1 and id > $2)`,
      [contactId, id, previousStatus],
    );
    return changed === 1;
  }

  private async findThread(where: SqlText, values: unknown[]): Promise<Thread | undefined> {
    const found = await this.database.query<NamedMessage[]>(
      sql`select thread, "internetMessageId" from messages
       where thread = (select thread from messages where ${where} order by id desc limit 1)
       order by id desc limit ${NAMED_IN_THREAD}`,
      values,
    );
    const [newest] = found;
    if (!newest) return undefined;
    const messageIds = found.map(({ internetMessageId }) => internetMessageId).reverse();
    return { thread: newest.thread, messageIds };
  }
}

const bareSubject = (subject: SqlText) => sql`regexp_replace(lower(${subject}), '^(re:\\s*)+', '')`;
