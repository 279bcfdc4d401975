import { Injectable } from '@nestjs/common';
import type { MailProvider } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { type SqlText, sql } from '../../../platform/database/sql';

/** What sending mail needs to know of accounts and provider reports. */
@Injectable()
export class RecipientsReadModel {
  constructor(private readonly database: Database) {}

  /** The addresses of all owners. */
  async ownerAddresses(): Promise<string[]> {
    const owners = await this.database.query<{ email: string }[]>(
      sql`select email from users where "isAdmin" and "disabledAt" is null order by id`,
    );
    return owners.map(({ email }) => email);
  }

  /** Whether the address was verified for any account. */
  isVerified(email: string): Promise<boolean> {
    return this.exists(
      sql`select from users where lower(email) = lower($1) and "emailVerifiedAt" is not null`,
      email,
    );
  }

  /** Whether a provider sends reports. */
  isReportedBy(provider: MailProvider): Promise<boolean> {
    return this.exists(sql`select from mail_webhooks where provider = $1`, provider);
  }

  private async exists(query: SqlText, value: string): Promise<boolean> {
    return (await this.database.query<unknown[]>(query, [value])).length > 0;
  }
}
