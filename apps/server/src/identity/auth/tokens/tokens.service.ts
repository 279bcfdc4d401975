import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings';
import { ProblemError } from '../../../platform/problem/problem';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { credentials } from '../access/credentials';
import type { TokenPurpose } from './one-time-token.entity';
import { OneTimeTokensRepository } from './one-time-tokens.repository';
import { hashToken, newToken } from '../../../platform/config/hash-token';

/** The account of a link as it was read before creating the link. */
export type LinkAccount = Pick<UserEntity, 'id' | 'accessEpoch'>;

interface NewToken {
  purpose: TokenPurpose;
  /** Null for the setup link. */
  account: LinkAccount | null;
  email?: string;
  codeHash?: string;
  lifetimeMinutes?: number;
}

interface IssuedLink {
  token: string;
  link: string;
  expiresAt: Date;
}

/** The link's account, and the address it was mailed to. */
interface UsedLink {
  user: UserEntity | null;
  email: string | null;
}

/** One-time links. Only the hash of a token is stored. */
@Injectable()
export class TokensService {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly users: UsersService,
    private readonly settings: Settings,
  ) {}

  async issue({ account, ...row }: NewToken): Promise<IssuedLink> {
    const token = newToken();
    const expiresAt = await this.tokens.insert({
      lifetimeMinutes: credentials[`${row.purpose} link`].lifetime / 60_000,
      ...row,
      hash: hashToken(token),
      userId: account?.id ?? null,
      epoch: account?.accessEpoch ?? 0,
    });
    const link = `${this.settings.publicUrl}/login#${row.purpose}=${token}`;
    return { token, link, expiresAt };
  }

  /** Uses up a token in the caller's transaction; only one of two concurrent requests succeeds. */
  async redeem(purpose: TokenPurpose, token: string): Promise<UsedLink> {
    const used = await this.tokens.consume(purpose, hashToken(token));
    if (!used) throw invalidLink();
    const user = used.userId === null ? null : await this.users.lock(used.userId);
    if (user && (user.disabledAt || user.accessEpoch !== used.epoch)) throw invalidLink();
    return { user, email: used.email };
  }

  /** Checks a token without using it up. */
  isUsable(purpose: TokenPurpose, token: string): Promise<boolean> {
    return this.tokens.exists(purpose, hashToken(token));
  }

  revoke(purpose: TokenPurpose, userId: string | null): Promise<void> {
    return this.tokens.removeOf(purpose, userId);
  }

  /** Revokes links that would verify another address. */
  revokePending(userId: string, email: string): Promise<void> {
    return this.tokens.removeOtherAddresses(userId, email);
  }

  /** Revokes every link in the old mailbox, when the account's address changes. */
  revokeAll(userId: string): Promise<void> {
    return this.tokens.removeAllOf(userId);
  }
}

export const invalidLink = () =>
  new ProblemError(400, 'This link is no longer valid. Ask for a new one.');
