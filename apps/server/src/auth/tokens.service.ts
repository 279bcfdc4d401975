import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ProblemError } from '../platform/http/problem';
import { OneTimeTokenEntity, type TokenPurpose } from './one-time-token.entity';

const LIFETIME_MINUTES: Record<TokenPurpose, number> = {
  reset: 60,
  setup: 24 * 60,
  verify: 24 * 60,
};

interface NewToken {
  purpose: TokenPurpose;
  userId: string | null;
  email?: string;
  codeHash?: string;
  lifetimeMinutes?: number;
}

/** Whose token it was, and the address that its mail went to. */
export interface UsedToken {
  userId: string | null;
  email: string | null;
}

/** Links that work once: the token is told to one person and stored here as a hash alone. */
@Injectable()
export class TokensService {
  constructor(private readonly dataSource: DataSource) {}

  async issue(
    { lifetimeMinutes, ...row }: NewToken,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ token: string; expiresAt: Date }> {
    const token = randomBytes(32).toString('base64url');
    const minutes = lifetimeMinutes ?? LIFETIME_MINUTES[row.purpose];
    const expiresAt = new Date(Date.now() + minutes * 60_000);
    await manager.insert(OneTimeTokenEntity, { ...row, hash: hashOf(token), expiresAt });
    return { token, expiresAt };
  }

  /** Uses a token up inside the caller's transaction: two at once cannot both succeed. */
  async redeem(manager: EntityManager, purpose: TokenPurpose, token: string): Promise<UsedToken> {
    const [rows] = await manager.query<[UsedToken[], number]>(
      `delete from one_time_tokens where hash = $1 and purpose = $2 and "expiresAt" > now()
       returning "userId", email`,
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

  /** The links that would verify another address than this one. */
  async revokePending(manager: EntityManager, userId: string, email: string): Promise<void> {
    await manager.query(
      `delete from one_time_tokens
       where "userId" = $1 and purpose = 'verify' and lower(email) <> lower($2)`,
      [userId, email],
    );
  }

  /** Every link of an account, whatever it is for. */
  async revokeAll(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('delete from one_time_tokens where "userId" = $1', [userId]);
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
