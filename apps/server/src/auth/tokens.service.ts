import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ProblemError } from '../common/problem';
import { OneTimeTokenEntity, type TokenPurpose } from './one-time-token.entity';

const LIFETIME_MINUTES: Record<TokenPurpose, number> = { reset: 60, setup: 24 * 60 };

/** Links that work once: the token is told to one person and kept here as a hash alone. */
@Injectable()
export class TokensService {
  constructor(private readonly dataSource: DataSource) {}

  async issue(
    purpose: TokenPurpose,
    userId: string | null,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + LIFETIME_MINUTES[purpose] * 60_000);
    await manager.insert(OneTimeTokenEntity, { hash: hashOf(token), purpose, userId, expiresAt });
    return token;
  }

  /** Uses a token up inside the caller's transaction: two at once cannot both succeed. */
  async redeem(
    manager: EntityManager,
    purpose: TokenPurpose,
    token: string,
  ): Promise<{ userId: string | null }> {
    const [rows] = await manager.query<[{ userId: string | null }[], number]>(
      `delete from one_time_tokens where hash = $1 and purpose = $2 and "expiresAt" > now()
       returning "userId"`,
      [hashOf(token), purpose],
    );
    if (!rows[0])
      throw new ProblemError(400, 'This link is not valid any more. Ask for a new one.');
    return rows[0];
  }

  async revoke(
    manager: EntityManager,
    purpose: TokenPurpose,
    userId: string | null,
  ): Promise<void> {
    await manager.query(
      `delete from one_time_tokens where purpose = $1 and "userId" is not distinct from $2`,
      [purpose, userId],
    );
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
