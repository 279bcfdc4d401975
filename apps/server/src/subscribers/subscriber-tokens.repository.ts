import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CONFIRM_DAYS, type NewsletterLink } from '@polaris/contracts';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { ExpiringRows } from '../platform/database/expired-rows.service';
import { SubscriberTokenEntity } from './subscriber-token.entity';

const DAY_MS = 24 * 3_600_000;

/** For a month an expired link is answered as expired, later as unknown. */
export const expiringSubscriberTokens: ExpiringRows = {
  table: 'subscriber_tokens',
  expired: `"expiresAt" <= now() - interval '30 days'`,
};

/** The links of newsletter mails, by the hashes of their tokens. */
@Injectable()
export class SubscriberTokensRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Answers the token, which is stored nowhere. */
  async issue(subscriberId: number, purpose: NewsletterLink): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = purpose === 'confirm' ? new Date(Date.now() + CONFIRM_DAYS * DAY_MS) : null;
    await this.dataSource.manager.insert(SubscriberTokenEntity, {
      hash: hashOf(token),
      subscriberId,
      purpose,
      expiresAt,
    });
    return token;
  }

  find(
    purpose: NewsletterLink,
    token: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<SubscriberTokenEntity | null> {
    return manager.findOneBy(SubscriberTokenEntity, { hash: hashOf(token), purpose });
  }

  /** The links that would confirm a subscription. */
  async removeConfirmations(subscriberId: number, manager: EntityManager): Promise<void> {
    await manager.delete(SubscriberTokenEntity, { subscriberId, purpose: 'confirm' });
  }

  async removeAllOf(subscriberIds: number[], manager: EntityManager): Promise<void> {
    await manager.delete(SubscriberTokenEntity, { subscriberId: In(subscriberIds) });
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
