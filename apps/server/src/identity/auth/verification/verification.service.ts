import { Injectable } from '@nestjs/common';
import type { VerifyCodeInput, VerifyEmailInput } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { DomainEvents } from '../../../platform/database/events/domain-events';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { invalid } from '../../../platform/problem/problem';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { mailboxRead } from '../../../records/outbox/undeliverable/mailbox.events';
import { addressVerified } from '../account.events';
import { authLimits } from '../auth-limits';
import type { Caller } from '../caller';
import { CurrentPasswordService } from '../passwords/current-password.service';
import { TokensService, invalidLink } from '../tokens/tokens.service';
import { isSameAddress } from './addresses';
import { EmailChangeService } from './email-change.service';
import { VerificationCodesService } from './verification-codes.service';

/** Anyone who opens a mailed link, signed in or not. */
interface LinkCaller extends Caller {
  user: UserEntity | undefined;
}

/** Verifies addresses with a mailed link or code. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly password: CurrentPasswordService,
    private readonly codes: VerificationCodesService,
    private readonly limits: LimitsService,
    private readonly changes: EmailChangeService,
    private readonly events: DomainEvents,
  ) {}

  /** Requires control of the account as well as the mailbox: by being signed in, or by the password. */
  async verifyByLink(
    { token, currentPassword }: VerifyEmailInput,
    { address, user: caller }: LinkCaller,
  ): Promise<UserEntity> {
    await this.limits.count(authLimits.token, addressKey(address));
    return this.database.transaction(async () => {
      const { user, email } = await this.tokens.redeem('verify', token);
      if (user && user.id !== caller?.id) await this.password.check(user, currentPassword);
      return this.accept(user, email!);
    });
  }

  async verifyByCode(user: UserEntity, { code }: VerifyCodeInput): Promise<UserEntity> {
    const email = await this.codes.addressOf(user, code);
    if (email === undefined) throw invalid([{ path: 'code', message: WRONG_CODE }]);
    return this.database.transaction(async () =>
      this.accept(await this.users.lock(user.id), email),
    );
  }

  /** Marks the account's address as verified in the caller's transaction, because a mail to it was read. */
  async markVerified(user: UserEntity): Promise<UserEntity> {
    await this.events.emit(mailboxRead, user.email);
    if (user.emailVerifiedAt) return user;
    const verified = await this.users.update(user.id, { emailVerifiedAt: new Date() });
    await this.events.emit(addressVerified, verified);
    return verified;
  }

  /** Applies the verification of `email` to the account. */
  private async accept(user: UserEntity | null, email: string): Promise<UserEntity> {
    if (!user) throw invalidLink();
    await this.tokens.revoke('verify', user.id);
    if (user.pendingEmail && isSameAddress(user.pendingEmail, email))
      return this.markVerified(await this.changes.complete(user));
    if (!isSameAddress(user.email, email)) throw invalidLink();
    return this.markVerified(user);
  }
}

const WRONG_CODE = 'That code is wrong or has expired. Send a new one.';
