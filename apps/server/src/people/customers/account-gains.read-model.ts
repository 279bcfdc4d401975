import { Injectable } from '@nestjs/common';
import type { AccountGain, AccountSummary } from '@polaris/contracts';
import { hasLeft } from '../../records/outbox/has-left.read-model';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/** Rows of a record that every linked account can see, but this one cannot see yet. */
const invoices = sql`select count(*) from invoices r
  where r."customerId" = $1 and r."issuedAt" is not null and r."userId" is null`;
const files = sql`select count(*) from customer_files r
  where r."customerId" = $1 and r."isShared"
    and (r."uploadedBy" = 'client' or r."messageId" is null or ${hasLeft(sql`r."messageId"`)})`;
/** Owner messages from when this account was linked; the account's address decides about those mailed to it. */
const messages = sql`select count(*) from messages r
  left join contact_submissions s on s.id = r."contactId"
  where r.author = 'owner' and r."userId" = $2 and coalesce(r."customerId", s."customerId") = $1
    and ${hasLeft(sql`r.id`)} and lower(r.recipient) is distinct from lower($3)`;

/** What accounts can see of customer records. */
@Injectable()
export class AccountGainsReadModel {
  constructor(private readonly database: Database) {}

  /** What the account would newly see if it were linked to the record. */
  async count(
    customerId: number,
    { id, email, emailVerified }: AccountSummary,
  ): Promise<AccountGain> {
    const [found] = await this.database.query<
      Pick<AccountGain, 'invoices' | 'files' | 'messages'>[]
    >(
      sql`select gained.* from (select (${invoices})::int as invoices, (${files})::int as files,
         (${messages})::int as messages) gained
       where not exists (select from customers c where c.id = $1 and c."userId" = $2)`,
      [customerId, id, email],
    );
    return { email, emailVerified, ...(found ?? { invoices: 0, files: 0, messages: 0 }) };
  }
}
