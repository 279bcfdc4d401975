import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CancelEmailInput } from '@polaris/contracts';
import { MailSender } from '../../../platform/config/mail-sender';
import { Database } from '../../../platform/database/database';
import {
  LINK,
  type MailValues,
  MailSecretsService,
} from '../../../records/outbox/mail-secrets.service';
import { MailService } from '../../../records/outbox/mail.service';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { conflict } from '../../../platform/problem/problem';
import { Settings } from '../../../platform/config/settings';
import { renderMail } from '../../../platform/mail/render-mail';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { accessEnded } from '../access/access.service';
import { authLimits } from '../auth-limits';
import type { Caller } from '../caller';
import { EmailChangeMail } from '../mails/email-change-mail';
import { TokensService, invalidLink } from '../tokens/tokens.service';
import { VerificationService, isSameAddress, taken } from './verification.service';

/** Changes the address of an account: after verification, or immediately if mail is off. */
@Injectable()
export class EmailChangeService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly verification: VerificationService,
    private readonly limits: LimitsService,
    private readonly mail: MailService,
    private readonly secrets: MailSecretsService,
    private readonly sender: MailSender,
    private readonly security: SecurityLogService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.secrets.register('cancel', (userId, email) => this.makeValues(userId, email));
  }

  async request(user: UserEntity, email: string, caller: Caller): Promise<UserEntity> {
    if (email === user.email) throw conflict('This is the address of your account already.');
    await this.countMail(user, caller);
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

  private async endChange({ id, email }: UserEntity): Promise<UserEntity> {
    await this.tokens.revokePending(id, email);
    await this.tokens.revoke('cancel', id);
    return this.users.update(id, { pendingEmail: null });
  }

  private async hold(user: UserEntity, email: string): Promise<UserEntity> {
    const waiting = await this.users.update(user.id, { pendingEmail: email });
    await this.verification.start(waiting);
    // An unverified address could be a stranger's.
    if (user.emailVerifiedAt) await this.notifyOldAddress(waiting);
    return waiting;
  }

  private async notifyOldAddress(user: UserEntity): Promise<void> {
    const sender = await this.sender.signature();
    const email = user.pendingEmail!;
    const mail = await renderMail(EmailChangeMail, { email, link: LINK, sender });
    const about = { userId: user.id, secrets: 'cancel', urgent: true } as const;
    await this.mail.send(user.email, { kind: 'email_change_requested', ...mail, ...about });
  }

  /** Also revokes links mailed to the old address. */
  private async change({ id }: UserEntity, email: string) {
    await this.tokens.revokeAll(id);
    await this.security.record('email_changed', id);
    return this.users.update(id, { email, pendingEmail: null, emailVerifiedAt: null });
  }

  private async countMail(user: UserEntity, caller: Caller): Promise<void> {
    if (!this.settings.sendsMail) return;
    await this.limits.count(authLimits.mailByAddress, addressKey(caller.address));
    await this.limits.count(authLimits.verification, user.id);
  }

  /** Creates the link when the mail is sent; undefined if the change was made, canceled or lost with the access. */
  private async makeValues(userId: string, email: string): Promise<MailValues | undefined> {
    const user = await this.users.findActive(userId);
    if (!user?.pendingEmail || !isSameAddress(user.email, email)) return undefined;
    const { link } = await this.tokens.issue({ purpose: 'cancel', account: user, email });
    return { link };
  }
}
