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

/** Whose conversation it is. */
export interface Reader {
  userId: string;
  /** Null until it is known to be theirs. */
  verifiedEmail: string | null;
  /** The address until then, if it can be verified: somebody else may read that mailbox. */
  typedEmail: string | null;
}

/**
 * What an account may see, whose id is `$1`, verified address `$2` and address that it only typed `$3`: what was written by its client; what
 * was mailed to or from that address; and what the owner wrote while the customer had this account, if it still
 * has, but nothing of what was mailed to the address that it only typed. An address that changed takes nothing of its
 * earlier owner along.
 */
const IS_VISIBLE = sql`case r.author
  when 'client' then r."userId" = $1 or (r."userId" is null and lower(r.sender) = lower($2))
  else ${hasLeft(sql`r.id`)} and (lower(r.recipient) = lower($2)
    or (r."userId" = $1 and lower(r.recipient) is distinct from lower($3) and exists (select from customers c where c."userId" = $1
      and c.id = coalesce(r."customerId",
        (select s."customerId" from contact_submissions s where s.id = r."contactId"))))) end`;

/** So that an index finds the few messages of one account among all. */
const IS_CANDIDATE = sql`(r."userId" = $1 or lower(r.recipient) = lower($2) or lower(r.sender) = lower($2))`;

const conversation = ({ userId, verifiedEmail, typedEmail }: Reader): List => ({
  columns: conversationColumns.inList,
  from: sql`messages r`,
  where: [IS_CANDIDATE, IS_VISIBLE],
  values: [userId, verifiedEmail, typedEmail],
  order: NEWEST_FIRST,
});

/** Written to a customer, to their submission, or by them. */
const IS_OF = sql`(r."customerId" = ?
  or r."contactId" in (select s.id from contact_submissions s where s."customerId" = ?))`;

/** What was written to customers and by them. */
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

/** The messages of clients and the owner, from either side. */
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

  /** What the reader has not read of the owner's, up to a message. */
  async unreadIds({ userId, verifiedEmail, typedEmail }: Reader, upTo: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      sql`select r.id from messages r where ${IS_CANDIDATE} and ${IS_VISIBLE}
         and r.author = 'owner' and r."readAt" is null and r.id <= $4`,
      [userId, verifiedEmail, typedEmail, upTo],
    );
    return rows.map(({ id }) => id);
  }

  /** Of a customer, as the owner sees it. */
  listBothSides(customerId: number, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(customerConversations, IS_OF, customerId));
  }

  /** What a customer wrote. */
  listOfCustomer(customerId: number, query: PageQuery): Promise<JsonPage> {
    const found = narrow(clientMessages, sql`r."customerId" = ?`, customerId);
    return readList(this.database, query, found);
  }

  /** What the people of a company wrote. */
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

  /** One that a client wrote; undefined once it is deleted. */
  async getOfClient(id: number): Promise<ClientMessage | undefined> {
    const page = await readList(this.database, {}, narrow(clientMessages, sql`r.id = ?`, id));
    return finishItems(page, (message: ClientMessage) => message).items[0];
  }

  /** Where an answer to a client's message goes: to the sender of a mail, else to the address of the account. */
  async replyAddressOf(id: number): Promise<string | null> {
    const [row] = await this.database.query<{ address: string | null }[]>(
      sql`select coalesce(r.sender, u.email) as address
       from messages r left join users u on u.id = r."userId" where r.id = $1`,
      [id],
    );
    return row?.address ?? null;
  }
}
