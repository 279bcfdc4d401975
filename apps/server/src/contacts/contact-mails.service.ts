import { Injectable } from '@nestjs/common';
import { readerMoment } from '@polaris/contracts';
import { renderMail } from '../platform/mail/render-mail';
import { senderOf } from '../platform/mail/sender';
import { BusinessClock } from '../platform/config/business-clock';
import { Settings } from '../platform/config/settings';
import { MailService, type NewMail } from '../mail/mail.service';
import { type OwnerNotice, OwnerNoticesService } from '../mail/owner-notices.service';
import { PreferencesService } from '../preferences/preferences.service';
import { UsersService } from '../users/users.service';
import type { ContactEntity } from './contact.entity';
import { NewMessageMail } from './mails/new-message-mail';
import { ThankYouMail } from './mails/thank-you-mail';

/** Who hears of a message that has come in. */
@Injectable()
export class ContactMailsService {
  constructor(
    private readonly mail: MailService,
    private readonly notices: OwnerNoticesService,
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly clock: BusinessClock,
    private readonly settings: Settings,
  ) {}

  async received(contact: ContactEntity): Promise<void> {
    const zone = await this.clock.zone();
    await this.notices.send(await this.alert(contact, zone));
    if (await this.wantsThanks(contact.email))
      await this.mail.send(contact.email, await this.thanks(contact));
  }

  /** An answer to it goes to the visitor. */
  private async alert(contact: ContactEntity, zone: string): Promise<OwnerNotice> {
    const { id, email, createdAt } = contact;
    const url = `${this.settings.publicUrl}/admin/contacts?highlight=${id}`;
    const mail = await renderMail(NewMessageMail, { contact, submissionUrl: url });
    return {
      topic: `message:${email.toLowerCase()}`,
      mail: { ...mail, replyTo: email, about: aboutOf(contact) },
      line: `Message of ${readerMoment(createdAt.toISOString(), zone)}`,
      url,
    };
  }

  /** One a day for each address. */
  private async thanks(contact: ContactEntity): Promise<NewMail> {
    const { email, createdAt } = contact;
    const day = createdAt.toISOString().slice(0, 10);
    const mail = await renderMail(ThankYouMail, {
      servicesUrl: `${this.settings.publicUrl}/services`,
      sender: senderOf(this.settings.env.MAIL_FROM).name,
    });
    const onceKey = `thanks:${email.toLowerCase()}:${day}`;
    return { kind: 'contact_thanks', ...mail, about: aboutOf(contact), onceKey };
  }

  private async wantsThanks(email: string): Promise<boolean> {
    const user = await this.users.findForSignIn(email);
    return !user || this.preferences.allowsMail(user.id);
  }
}

const aboutOf = ({ id }: ContactEntity) => ({ table: 'contact_submissions', id });
