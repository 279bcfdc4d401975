import { Injectable } from '@nestjs/common';
import { type SqlText, sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';

/** SQL that is true for an address that is still used here. Unused addresses are not stored. */
export const isKnown = (email: SqlText): SqlText => sql`(
  exists (select from mail_outbox k where lower(k.recipient) = lower(${email}))
  or exists (select from users k where lower(k.email) = lower(${email})
    or lower(k."pendingEmail") = lower(${email}))
  or exists (select from customers k where lower(k.email) = lower(${email}))
  or exists (select from subscribers k where lower(k.email) = lower(${email}))
  or exists (select from contact_submissions k where lower(k.email) = lower(${email}))
  or exists (select from trash k where strpos(lower(k.rows::text), lower(${email})) > 0))`;

/** Finds the uses of an address: accounts, records, the trash, and mails. */
@Injectable()
export class KnownAddressesReadModel {
  constructor(private readonly database: Database) {}

  async has(email: string): Promise<boolean> {
    const [{ known }] = await this.database.query<[{ known: boolean }]>(
      sql`select ${isKnown(sql`$1::text`)} as known`,
      [email],
    );
    return known;
  }
}
