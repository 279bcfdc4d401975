import { Injectable } from '@nestjs/common';
import { CONFIRM_DAYS, type NewsletterLink } from '@polaris/contracts';
import { In } from 'typeorm';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { ExpiredRowsService, type ExpiringRows } from '../../platform/jobs/expired-rows.service';
import { SubscriberTokenEntity } from './subscriber-token.entity';
import { hashToken, newToken } from '../../platform/config/hash-token';

/** Far longer than the 30 days required by CAN-SPAM (15 U.S.C. 7704(a)(3)(A)(ii)). */
const UNSUBSCRIBE_YEARS = 3;

const expiringTokens: ExpiringRows[] = [
  // For a month, expired links are reported as expired, later as unknown.
  { table: sql`subscriber_tokens`, expired: sql`"expiresAt" <= now() - interval '30 days'` },
  // Each mail has its own link to unsubscribe.
  {
    table: sql`subscriber_tokens`,
    expired: sql`purpose = 'unsubscribe'
      and "createdAt" < now() - interval '${UNSUBSCRIBE_YEARS} years'`,
  },
];

/** The links in newsletter mails, by the hashes of their tokens. */
@Injectable()
export class SubscriberTokensRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    for (const rows of expiringTokens) expiredRows.register(rows);
  }

  /** Returns the token. Only its hash is stored. */
  async issue(subscriberId: number, purpose: NewsletterLink): Promise<string> {
    const token = newToken();
    await this.database.query(
      sql`insert into subscriber_tokens (hash, "subscriberId", purpose, "expiresAt")
       values ($1, $2, $3, now() + make_interval(days => $4))`,
      [hashToken(token), subscriberId, purpose, purpose === 'confirm' ? CONFIRM_DAYS : null],
    );
    return token;
  }

  find(purpose: NewsletterLink, token: string): Promise<SubscriberTokenEntity | null> {
    return this.database.manager.findOneBy(SubscriberTokenEntity, {
      hash: hashToken(token),
      purpose,
    });
  }

  /** Removes the links that would confirm a subscription. */
  async removeConfirmations(subscriberId: number): Promise<void> {
    await this.database.tx.delete(SubscriberTokenEntity, { subscriberId, purpose: 'confirm' });
  }

  async removeAllOf(subscriberIds: number[]): Promise<void> {
    await this.database.tx.delete(SubscriberTokenEntity, { subscriberId: In(subscriberIds) });
  }
}
