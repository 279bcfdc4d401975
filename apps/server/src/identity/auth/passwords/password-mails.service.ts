import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailSender } from '../../../platform/config/mail-sender';
import { Settings } from '../../../platform/config/settings';
import { type RenderedMail, renderMail } from '../../../platform/mail/render-mail';
import {
  LINK,
  type MailValues,
  MailSecretsService,
} from '../../../records/outbox/mail-secrets.service';
import { MailService } from '../../../records/outbox/mail.service';
import { OwnerNoticesService } from '../../../records/outbox/owner-notices/owner-notices.service';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { NewPasswordMail } from '../mails/new-password-mail';
import { PasswordRequestMail } from '../mails/password-request-mail';
import { TokensService } from '../tokens/tokens.service';

/** Mails with a link to choose a new password. */
@Injectable()
export class PasswordMailsService implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly mail: MailService,
    private readonly notices: OwnerNoticesService,
    private readonly secrets: MailSecretsService,
    private readonly sender: MailSender,
    private readonly security: SecurityLogService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.secrets.register('reset', (userId, email) => this.makeValues(userId, email));
  }

  /** The mail without its link, the same for everyone. */
  async render(): Promise<RenderedMail> {
    return renderMail(NewPasswordMail, { link: LINK, sender: await this.sender.signature() });
  }

  async send(mail: RenderedMail, user: UserEntity): Promise<void> {
    if (!this.settings.sendsMail) return this.notifyOwner(user);
    await this.security.record('one_time_link_made', user.id, 'mailed');
    const about = { userId: user.id, secrets: 'reset', urgent: true } as const;
    await this.mail.send(user.email, { kind: 'new_password', ...mail, ...about });
  }

  /** If mail is off, the owner creates the link and passes it on. */
  private async notifyOwner({ id, email }: UserEntity): Promise<void> {
    const url = `${this.settings.publicUrl}/admin/customers?q=${encodeURIComponent(email)}`;
    const mail = await renderMail(PasswordRequestMail, { email, customersUrl: url });
    return this.notices.send({
      topic: `password:${id}`,
      mail: { ...mail, userId: id },
      line: mail.subject,
      url,
    });
  }

  private async makeValues(userId: string, email: string): Promise<MailValues | undefined> {
    const user = await this.users.findActive(userId);
    if (user?.email !== email) return undefined;
    const { link } = await this.tokens.issue({ purpose: 'reset', account: user, email });
    return { link };
  }
}
