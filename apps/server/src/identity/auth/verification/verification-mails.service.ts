import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailSender } from '../../../platform/config/mail-sender';
import { Settings } from '../../../platform/config/settings';
import { Database } from '../../../platform/database/database';
import { LimitsService, addressKey } from '../../../platform/http/limits/limits.service';
import { renderMail } from '../../../platform/mail/render-mail';
import { conflict } from '../../../platform/problem/problem';
import {
  CODE,
  LINK,
  type MailValues,
  MailSecretsService,
} from '../../../records/outbox/mail-secrets.service';
import { MailService } from '../../../records/outbox/mail.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { authLimits } from '../auth-limits';
import type { Caller } from '../caller';
import { VerifyEmailMail } from '../mails/verify-email-mail';
import { isSameAddress, unverifiedAddress } from './addresses';
import { VerificationCodesService } from './verification-codes.service';

/** Mails that ask to verify an address. */
@Injectable()
export class VerificationMailsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly codes: VerificationCodesService,
    private readonly limits: LimitsService,
    private readonly mail: MailService,
    private readonly secrets: MailSecretsService,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.secrets.register('verify', (userId, email) => this.makeValues(userId, email));
  }

  /** Mails link and code, if mail is on and there is an address to verify. */
  async start(user: UserEntity): Promise<void> {
    const email = unverifiedAddress(user);
    if (!email || !this.settings.sendsMail) return;
    const mail = await renderMail(VerifyEmailMail, {
      email,
      isChange: user.pendingEmail !== null,
      link: LINK,
      code: CODE,
      sender: await this.sender.signature(),
    });
    const about = { userId: user.id, secrets: 'verify', urgent: true } as const;
    await this.mail.send(email, { kind: 'verify_email', ...mail, ...about });
  }

  async resend(user: UserEntity, caller: Caller): Promise<void> {
    if (!unverifiedAddress(user)) throw conflict('Your address is verified already.');
    if (!this.settings.sendsMail) throw conflict('No mail is sent from here.');
    await this.count(user, caller);
    await this.database.transaction(() => this.start(user));
  }

  /** Throws 429 after too many such mails by this caller or about this account. */
  async count({ id }: UserEntity, caller: Caller): Promise<void> {
    await this.limits.count(authLimits.mailByAddress, addressKey(caller.address));
    await this.limits.count(authLimits.verification, id);
  }

  /** Creates link and code when the mail is sent; undefined if they are no longer needed. */
  private async makeValues(userId: string, email: string): Promise<MailValues | undefined> {
    const user = await this.users.findActive(userId);
    const wanted = user && unverifiedAddress(user);
    if (!wanted || !isSameAddress(wanted, email)) return undefined;
    return this.codes.issue(user, email);
  }
}
