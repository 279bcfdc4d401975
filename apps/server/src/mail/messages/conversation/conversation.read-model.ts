import { Injectable } from '@nestjs/common';
import type { ClientMessage, ConversationMessage, PageQuery } from '@polaris/contracts';
import { isOfCompany } from '../../../people/companies/of-company.read-model';
import { hasLeft } from '../../../records/outbox/has-left.read-model';
import { Database } from '../../../platform/database/database';
import { type JsonPage, type Page, finishItems } from '../../../platform/database/list/list';
import { readList } from '../../../platform/database/list/read-list';
import { type List, NEWEST_FIRST, narrow } from '../../../platform/database/list/sql-list';
import { sql } from '../../../platform/database/sql';
import { clientMessageColumns, conversationColumns } from './conversation.columns';

/** The client who reads the conversation. */
export interface Reader {
  userId: string;
  /** Null while the address is unverified. */
  verifiedEmail: string | null;
  /** The unverified address, if mail is on: someone else could own that mailbox. */
  typedEmail: string | null;
}

/**
 * What the account `$1` with verified address `$2` (unverified: `$3`) can see: what its client wrote, mail to or from
 * `$2`, and what the owner wrote to its current customer under this account, except mail to `$3`.
 */
const IS_VISIBLE = sql`case r.author
  when 'client' then r."userId" = $1 or (r."userId" is null and lower(r.sender) = lower($2))
  else ${hasLeft(sql`r.id`)} and (lower(r.recipient) = lower($2)
    or (r."userId" = $1 and lower(r.recipient) is distinct from lower($3) and exists (select from customers c where c."userId" = $1
      and c.id = coalesce(r."customerId",
        (select s."customerId" from contact_submissions s where s.id = r."contactId"))))) end`;

/** Lets an index find the messages of one account. */
const IS_CANDIDATE = sql`(r."userId" = $1 or lower(r.recipient) = lower($2) or lower(r.sender) = lower($2))`;

const conversation = ({ userId, verifiedEmail, typedEmail }: Reader): List => ({
  columns: conversationColumns.inList,
  from: sql`messages r`,
  where: [IS_CANDIDATE, IS_VISIBLE],
  values: [userId, verifiedEmail, typedEmail],
  order: NEWEST_FIRST,
});

/** Messages to or from a customer, including replies to their submissions. */
const IS_OF = sql`(r."customerId" = ?
  or r."contactId" in (select s.id from contact_submissions s where s."customerId" = ?))`;

/** Messages to and from customers. */
const customerConversations: List = {
  columns: conversationColumns.inList,
  from: sql`messages r`,
  where: [],
  values: [],
  order: NEWEST_FIRST,
};

const clientMessages: List = {
  columns: clientMessageColumns.inList,
  from: sql`messages r join customers c on c.id = r."customerId"`,
  where: [sql`r.author = 'client'`],
  values: [],
  order: NEWEST_FIRST,
};

/** Reads the messages between clients and the owner, for both sides. */
@Injectable()
export class ConversationReadModel {
  constructor(private readonly database: Database) {}

  list(reader: Reader, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, conversation(reader));
  }

  async get(reader: Reader, id: number): Promise<ConversationMessage> {
    const found = narrow(conversation(reader), sql`r.id = ?`, id);
    const page = await readList(this.database, {}, found);
    return finishItems(page, (message: ConversationMessage) => message).items[0]!;
  }

  /** The owner's messages up to `upTo` that the reader has not read. */
  async unreadIds({ userId, verifiedEmail, typedEmail }: Reader, upTo: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      sql`select r.id from messages r where ${IS_CANDIDATE} and ${IS_VISIBLE}
         and r.author = 'owner' and r."readAt" is null and r.id <= $4`,
      [userId, verifiedEmail, typedEmail, upTo],
    );
    return rows.map(({ id }) => id);
  }

  /** A customer's conversation as the owner sees it. */
  listBothSides(customerId: number, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(customerConversations, IS_OF, customerId));
  }

  /** Messages that a customer wrote. */
  listOfCustomer(customerId: number, query: PageQuery): Promise<JsonPage> {
    const found = narrow(clientMessages, sql`r."customerId" = ?`, customerId);
    return readList(this.database, query, found);
  }

  /** Messages that the people of a company wrote. */
  listOfCompany(companyId: number, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(clientMessages, isOfCompany, companyId));
  }

  listUnread(query: PageQuery): Promise<JsonPage> {
    const unread = { ...clientMessages, where: [...clientMessages.where, sql`r."readAt" is null`] };
    return readList(this.database, query, unread);
  }

  async listUnreadItems(query: PageQuery): Promise<Page<ClientMessage>> {
    return finishItems(await this.listUnread(query), (message: ClientMessage) => message);
  }

  /** A message written by a client; undefined if it was deleted. */
  async getOfClient(id: number): Promise<ClientMessage | undefined> {
    const page = await readList(this.database, {}, narrow(clientMessages, sql`r.id = ?`, id));
    return finishItems(page, (message: ClientMessage) => message).items[0];
  }

  /** The address for replies to a client's message: the sender of its mail, or else the account's address. */
  async replyAddressOf(id: number): Promise<string | null> {
    const [row] = await this.database.query<{ address: string | null }[]>(
      sql`select coalesce(r.sender, u.email) as address
       from messages r left join users u on u.id = r."userId" where r.id = $1`,
      [id],
    );
    return row?.address ?? null;
  }
}
