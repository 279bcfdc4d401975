import { Injectable } from '@nestjs/common';
import type { CancelEmailInput } from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { conflict } from '../../../platform/problem/problem';
import { Settings } from '../../../platform/config/settings';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { accessEnded } from '../access/access.service';
import { authLimits } from '../auth-limits';
import type { Caller } from '../caller';
import { TokensService, invalidLink } from '../tokens/tokens.service';
import { EmailChangeMailsService } from './email-change-mails.service';
import { VerificationMailsService } from './verification-mails.service';

/** Changes the address of an account: after verification, or immediately if mail is off. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly verification: VerificationMailsService,
    private readonly limits: LimitsService,
    private readonly mails: EmailChangeMailsService,
    private readonly security: SecurityLogService,
    private readonly settings: Settings,
  ) {}

  async request(user: UserEntity, email: string, caller: Caller): Promise<UserEntity> {
    if (email === user.email) throw conflict('This is the address of your account already.');
    if (this.settings.sendsMail) await this.verification.count(user, caller);
    return this.database.transaction(async () => {
      const locked = await this.users.lock(user.id);
      if (locked?.accessEpoch !== user.accessEpoch) throw accessEnded();
      if (await this.users.isTaken(email, user.id)) throw taken();
      await this.tokens.revokePending(user.id, locked.email);
      return this.settings.sendsMail ? this.hold(locked, email) : this.change(locked, email);
    });
  }

  cancel(user: UserEntity): Promise<UserEntity> {
    return this.database.transaction(() => this.endChange(user));
  }

  /** Cancels with the link mailed to the current address, signed in or not. */
  async cancelByLink({ token }: CancelEmailInput, caller: Caller): Promise<UserEntity> {
    await this.limits.count(authLimits.token, addressKey(caller.address));
    return this.database.transaction(async () => {
      const { user } = await this.tokens.redeem('cancel', token);
      if (!user) throw invalidLink();
      return this.endChange(user);
    });
  }

  /** Replaces the old address with the pending one, and mails the old one if it was verified. */
  async complete(user: UserEntity): Promise<UserEntity> {
    const { id, email: before, emailVerifiedAt, pendingEmail } = user;
    if (await this.users.isTaken(pendingEmail!, id)) throw taken();
    await this.tokens.revokeAll(id);
    const moved = await this.users.update(id, {
      email: pendingEmail!,
      pendingEmail: null,
      emailVerifiedAt: null,
    });
    await this.security.record('email_changed', id);
    if (emailVerifiedAt) await this.mails.notifyOfChange(before, moved);
    return moved;
  }

  private async endChange({ id, email }: UserEntity): Promise<UserEntity> {
    await this.tokens.revokePending(id, email);
    await this.tokens.revoke('cancel', id);
    return this.users.update(id, { pendingEmail: null });
  }

  private async hold(user: UserEntity, email: string): Promise<UserEntity> {
    const waiting = await this.users.update(user.id, { pendingEmail: email });
    await this.verification.start(waiting);
    // An unverified address could be a stranger's.
    if (user.emailVerifiedAt) await this.mails.notifyOfRequest(waiting);
    return waiting;
  }

  /** Also revokes links mailed to the old address. */
  private async change({ id }: UserEntity, email: string) {
    await this.tokens.revokeAll(id);
    await this.security.record('email_changed', id);
    return this.users.update(id, { email, pendingEmail: null, emailVerifiedAt: null });
  }
}

const taken = () => conflict('There is already an account with this address.');
