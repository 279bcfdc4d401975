import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailSender } from '../../../platform/config/mail-sender';
import { renderMail } from '../../../platform/mail/render-mail';
import {
  LINK,
  type MailValues,
  MailSecretsService,
} from '../../../records/outbox/mail-secrets.service';
import { MailService } from '../../../records/outbox/mail.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { EmailChangeMail } from '../mails/email-change-mail';
import { EmailChangedMail } from '../mails/email-changed-mail';
import { TokensService } from '../tokens/tokens.service';
import { isSameAddress } from './addresses';

/** Mails to the old address when the address of an account changes. */
@Injectable()
export class EmailChangeMailsService implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: TokensService,
    private readonly mail: MailService,
    private readonly secrets: MailSecretsService,
    private readonly sender: MailSender,
  ) {}

  onModuleInit(): void {
    this.secrets.register('cancel', (userId, email) => this.makeValues(userId, email));
  }

  async notifyOfRequest(user: UserEntity): Promise<void> {
    const sender = await this.sender.signature();
    const email = user.pendingEmail!;
    const mail = await renderMail(EmailChangeMail, { email, link: LINK, sender });
    const about = { userId: user.id, secrets: 'cancel', urgent: true } as const;
    await this.mail.send(user.email, { kind: 'email_change_requested', ...mail, ...about });
  }

  async notifyOfChange(before: string, { id, email }: UserEntity): Promise<void> {
    const mail = await renderMail(EmailChangedMail, {
      email,
      sender: await this.sender.signature(),
    });
    await this.mail.send(before, { kind: 'email_changed', ...mail, userId: id, urgent: true });
  }

  /** Creates the link when the mail is sent; undefined if the change was made, canceled or lost with the access. */
  private async makeValues(userId: string, email: string): Promise<MailValues | undefined> {
    const user = await this.users.findActive(userId);
    if (!user?.pendingEmail || !isSameAddress(user.email, email)) return undefined;
    const { link } = await this.tokens.issue({ purpose: 'cancel', account: user, email });
    return { link };
  }
}
