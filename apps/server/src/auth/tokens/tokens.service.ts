import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../platform/problem/problem';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import type { TokenPurpose } from './one-time-token.entity';
import { OneTimeTokensRepository } from './one-time-tokens.repository';

const DAY = 24 * 60;

const LIFETIME_MINUTES: Record<TokenPurpose, number> = {
  reset: 60,
  setup: DAY,
  verify: DAY,
  // As long as any session can live that has asked for the other address.
  cancel: 60 * DAY,
};

/** All that a link can be for. */
export const tokenPurposes = Object.keys(LIFETIME_MINUTES) as TokenPurpose[];

/** The account of a link, as the maker of the link has read it. */
export type LinkAccount = Pick<UserEntity, 'id' | 'accessEpoch'>;

interface NewToken {
  purpose: TokenPurpose;
  /** Null for the link that makes the first owner. */
  account: LinkAccount | null;
  email?: string;
  codeHash?: string;
  lifetimeMinutes?: number;
}

/** Whose link it was, and the address that its mail went to. */
interface UsedLink {
  user: UserEntity | null;
  email: string | null;
}

/** Links that work once: the token is given to one person and stored only as a hash. */
@Injectable()
export class TokensService {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly users: UsersService,
  ) {}

  async issue({ account, ...row }: NewToken): Promise<{ token: string; expiresAt: Date }> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = await this.tokens.insert({
      lifetimeMinutes: LIFETIME_MINUTES[row.purpose],
      ...row,
      hash: hashOf(token),
      userId: account?.id ?? null,
      epoch: account?.accessEpoch ?? 0,
    });
    return { token, expiresAt };
  }

  /** Uses a token up inside the caller's transaction: two at once cannot both succeed. */
  async redeem(purpose: TokenPurpose, token: string): Promise<UsedLink> {
    const used = await this.tokens.take(purpose, hashOf(token));
    if (!used) throw invalidLink();
    const user = used.userId === null ? null : await this.users.lock(used.userId);
    if (user && user.accessEpoch !== used.epoch) throw invalidLink();
    return { user, email: used.email };
  }

  revoke(purpose: TokenPurpose, userId: string | null): Promise<void> {
    return this.tokens.removeOf(purpose, userId);
  }

  /** The links that would verify another address than this one. */
  revokePending(userId: string, email: string): Promise<void> {
    return this.tokens.removeOtherAddresses(userId, email);
  }

  /** The account gets another address: every link that is in the old mailbox. */
  revokeAll(userId: string): Promise<void> {
    return this.tokens.removeAllOf(userId);
  }
}

export const invalidLink = () =>
  new ProblemError(400, 'This link is not valid any more. Ask for a new one.');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
