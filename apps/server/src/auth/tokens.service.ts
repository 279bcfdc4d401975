import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProblemError } from '../platform/http/problem';
import type { TokenPurpose } from './one-time-token.entity';
import { OneTimeTokensRepository, type UsedToken } from './one-time-tokens.repository';

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

/** Links that work once: the token is given to one person and stored only as a hash. */
@Injectable()
export class TokensService {
  constructor(private readonly tokens: OneTimeTokensRepository) {}

  async issue(
    { lifetimeMinutes, ...row }: NewToken,
    manager?: EntityManager,
  ): Promise<{ token: string; expiresAt: Date }> {
    const token = randomBytes(32).toString('base64url');
    const minutes = lifetimeMinutes ?? LIFETIME_MINUTES[row.purpose];
    const expiresAt = new Date(Date.now() + minutes * 60_000);
    await this.tokens.insert({ ...row, hash: hashOf(token), expiresAt }, manager);
    return { token, expiresAt };
  }

  /** Uses a token up inside the caller's transaction: two at once cannot both succeed. */
  async redeem(manager: EntityManager, purpose: TokenPurpose, token: string): Promise<UsedToken> {
    const used = await this.tokens.take(purpose, hashOf(token), manager);
    if (!used) throw new ProblemError(400, 'This link is not valid any more. Ask for a new one.');
    return used;
  }

  revoke(manager: EntityManager, purpose: TokenPurpose, userId: string | null): Promise<void> {
    return this.tokens.removeOf(purpose, userId, manager);
  }

  /** The links that would verify another address than this one. */
  revokePending(manager: EntityManager, userId: string, email: string): Promise<void> {
    return this.tokens.removeOtherAddresses(userId, email, manager);
  }

  /** Every link of an account, whatever it is for. */
  revokeAll(manager: EntityManager, userId: string): Promise<void> {
    return this.tokens.removeAllOf(userId, manager);
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
