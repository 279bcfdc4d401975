import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CancelEmailInput } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { LINK, type MailValues, MailSecretsService } from '../mail/mail-secrets.service';
import { MailService } from '../mail/mail.service';
import { LimitsService, addressKey } from '../platform/http/limits.service';
import { conflict } from '../platform/http/problem';
import { Settings } from '../platform/config/settings';
import { renderMail } from '../platform/mail/render-mail';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { accessEnded } from './access/access.service';
import { authLimits } from './auth-limits';
import type { Caller } from './caller';
import { EmailChangeMail } from './mails/email-change-mail';
import { TokensService, invalidLink } from './tokens.service';
import { VerificationService, isSameAddress, taken } from './verification.service';

/** Another address for an account. With mail it counts once it is verified, without mail at once. */
@Injectable()
export class EmailChangeService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly verification: VerificationService,
    private readonly limits: LimitsService,
    private readonly mail: MailService,
    private readonly secrets: MailSecretsService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.secrets.register('cancel', (userId, email) => this.makeValues(userId, email));
  }

  async request(user: UserEntity, email: string, caller: Caller): Promise<UserEntity> {
    if (email === user.email) throw conflict('This is the address of your account already.');
    await this.countMail(user, caller);
    return this.dataSource.transaction(async (manager) => {
      const locked = await this.users.lock(user.id, manager);
      if (locked?.accessEpoch !== user.accessEpoch) throw accessEnded();
      if (await this.users.isTaken(email, user.id, manager)) throw taken();
      await this.tokens.revokePending(manager, user.id, locked.email);
      return this.settings.sendsMail
        ? this.hold(locked, email, manager)
        : this.change(locked, email, manager);
    });
  }

  cancel(user: UserEntity): Promise<UserEntity> {
    return this.dataSource.transaction((manager) => this.endChange(user, manager));
  }

  /** By the link that was mailed to the address of the account, signed in or not. */
  async cancelByLink({ token }: CancelEmailInput, caller: Caller): Promise<UserEntity> {
    await this.limits.count(authLimits.token, addressKey(caller.address));
    return this.dataSource.transaction(async (manager) => {
      const { user } = await this.tokens.redeem(manager, 'cancel', token);
      if (!user) throw invalidLink();
      return this.endChange(user, manager);
    });
  }

  private async endChange({ id, email }: UserEntity, manager: EntityManager): Promise<UserEntity> {
    await this.tokens.revokePending(manager, id, email);
    await this.tokens.revoke(manager, 'cancel', id);
    return this.users.update(id, { pendingEmail: null }, manager);
  }

  private async hold(user: UserEntity, email: string, manager: EntityManager): Promise<UserEntity> {
    const waiting = await this.users.update(user.id, { pendingEmail: email }, manager);
    await this.verification.begin(waiting, manager);
    // An address that was never verified may be a stranger's.
    if (user.emailVerifiedAt) await this.tellOldAddress(waiting, manager);
    return waiting;
  }

  private async tellOldAddress(user: UserEntity, manager: EntityManager): Promise<void> {
    const mail = await renderMail(EmailChangeMail, { email: user.pendingEmail!, link: LINK });
    const about = { userId: user.id, secrets: 'cancel', urgent: true } as const;
    await this.mail.send(
      user.email,
      { kind: 'email_change_requested', ...mail, ...about },
      manager,
    );
  }

  /** Links that were mailed to the old address end with it. */
  private async change({ id }: UserEntity, email: string, manager: EntityManager) {
    await this.tokens.revokeAll(manager, id);
    return this.users.update(id, { email, pendingEmail: null, emailVerifiedAt: null }, manager);
  }

  private async countMail(user: UserEntity, caller: Caller): Promise<void> {
    if (!this.settings.sendsMail) return;
    await this.limits.count(authLimits.mailByAddress, addressKey(caller.address));
    await this.limits.count(authLimits.verification, user.id);
  }

  /** As the mail leaves: none once the change has been made, canceled or ended with the access. */
  private async makeValues(userId: string, email: string): Promise<MailValues | undefined> {
    const user = await this.users.findActive(userId);
    if (!user?.pendingEmail || !isSameAddress(user.email, email)) return undefined;
    const { token } = await this.tokens.issue({ purpose: 'cancel', account: user, email });
    return { link: `${this.settings.publicUrl}/login#cancel=${token}` };
  }
}
