import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/sql';

/** The customer whose conversation a thread belongs to. */
export interface ThreadParty {
  customerId: number;
  /** The account that sees the reply immediately; null if its address is unverified. */
  userId: string | null;
  /** The addresses that are known to be theirs. */
  addresses: string[];
}

/** A mail quotes one of the last. */
const MAX_LETTERS = 20;

/** Finds the conversation that a reply by mail belongs to. */
@Injectable()
export class MailRepliesReadModel {
  constructor(private readonly database: Database) {}

  async findParty(thread: string): Promise<ThreadParty | undefined> {
    const [party] = await this.database.query<ThreadParty[]>(
      sql`select c.id as "customerId", case when u."emailVerifiedAt" is not null then u.id end as "userId",
         array_remove(array[lower(c.email), case when u."emailVerifiedAt" is not null then lower(u.email) end],
           null) as addresses
       from messages r left join contact_submissions s on s.id = r."contactId"
         join customers c on c.id = coalesce(r."customerId", s."customerId")
         left join users u on u.id = c."userId"
       where r.thread = $1 and r.author = 'owner' order by r.id desc limit 1`,
      [thread],
    );
    return party;
  }

  /** The texts mailed to a customer: those of the thread first, then the newest. */
  async listLetters(customerId: number, thread: string): Promise<string[]> {
    const rows = await this.database.query<{ text: string }[]>(
      sql`select coalesce(nullif(m.body, ''), r.text) as text
       from messages r left join contact_submissions s on s.id = r."contactId"
         left join mail_outbox m on m."aboutTable" = 'messages' and m."aboutId" = r.id
           and m.kind = 'message'
       where r.author = 'owner' and coalesce(r."customerId", s."customerId") = $1
       order by (r.thread = $2) desc, r.id desc limit ${MAX_LETTERS}`,
      [customerId, thread],
    );
    return rows.map(({ text }) => text);
  }

  /** Whether the thread is a customer's conversation, including customers in the trash. */
  async isKnown(thread: string): Promise<boolean> {
    const [{ found }] = await this.database.query<[{ found: boolean }]>(
      sql`select exists (
           select from messages r left join contact_submissions s on s.id = r."contactId"
           where r.thread = $1 and r.author = 'owner' and coalesce(r."customerId", s."customerId") is not null)
         or exists (select from trash where kind = 'customer'
           and rows -> 'messages' @> jsonb_build_array(jsonb_build_object('thread', $1::text))) as found`,
      [thread],
    );
    return found;
  }
}
