import { Injectable } from '@nestjs/common';
import type { ChangeEmailInput } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { LimitsService, addressKey } from '../platform/http/limits.service';
import { conflict } from '../platform/http/problem';
import { Settings } from '../platform/config/settings';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { authLimits } from './auth-limits';
import type { Caller } from './caller';
import { CurrentPasswordService } from './current-password.service';
import { TokensService } from './tokens.service';
import { VerificationService, taken } from './verification.service';

/** Another address for an account. With mail it counts once it is verified, without mail at once. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly tokens: TokensService,
    private readonly verification: VerificationService,
    private readonly limits: LimitsService,
    private readonly settings: Settings,
  ) {}

  async request(user: UserEntity, input: ChangeEmailInput, caller: Caller): Promise<UserEntity> {
    if (user.hasPassword) await this.currentPassword.check(user, input.currentPassword);
    if (input.email === user.email) throw conflict('This is the address of your account already.');
    await this.countMail(user, caller);
    return this.dataSource.transaction(async (manager) => {
      const locked = await this.users.lock(user.id, manager);
      if (!locked || (await this.users.isTaken(input.email, user.id, manager))) throw taken();
      await this.tokens.revokePending(manager, user.id, locked.email);
      return this.settings.sendsMail
        ? this.hold(locked, input.email, manager)
        : this.change(locked, input.email, manager);
    });
  }

  cancel({ id, email }: UserEntity): Promise<UserEntity> {
    return this.dataSource.transaction(async (manager) => {
      await this.tokens.revokePending(manager, id, email);
      return this.users.save({ id, pendingEmail: null }, manager);
    });
  }

  private async hold(user: UserEntity, email: string, manager: EntityManager) {
    const waiting = await this.users.save({ id: user.id, pendingEmail: email }, manager);
    await this.verification.begin(waiting, manager);
    return waiting;
  }

  /** Links that were mailed to the old address end with it. */
  private async change({ id }: UserEntity, email: string, manager: EntityManager) {
    await this.tokens.revokeAll(manager, id);
    return this.users.save({ id, email, pendingEmail: null, emailVerifiedAt: null }, manager);
  }

  private async countMail(user: UserEntity, caller: Caller): Promise<void> {
    if (!this.settings.sendsMail) return;
    await this.limits.count(authLimits.mailByAddress, addressKey(caller.address));
    await this.limits.count(authLimits.verification, user.id);
  }
}
