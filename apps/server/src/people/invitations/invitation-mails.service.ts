import { Injectable } from '@nestjs/common';
import { INVITATION_DAYS } from '@polaris/contracts';
import { LINK } from '../../records/outbox/mail-secrets.service';
import { MailService } from '../../records/outbox/mail.service';
import { greet } from '../../platform/mail/greeting';
import { renderMail } from '../../platform/mail/render-mail';
import { MailSender } from '../../platform/config/mail-sender';
import { InvitationMail } from './mails/invitation-mail';

interface InvitationToSend {
  id: number;
  email: string;
  /** The customer's name. */
  name: string;
}

/** Mails invitations. */
@Injectable()
export class InvitationMailsService {
  constructor(
    private readonly mail: MailService,
    private readonly sender: MailSender,
  ) {}

  async send({ id, email, name }: InvitationToSend): Promise<void> {
    const mail = await renderMail(InvitationMail, {
      greeting: greet(name),
      email,
      days: INVITATION_DAYS,
      link: LINK,
      sender: await this.sender.signature(),
    });
    const about = { table: 'invitations', id };
    await this.mail.send(email, { kind: 'invitation', ...mail, about, secrets: 'invitation' });
  }
}
