import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ContactSubmission, contactFieldLabels, momentText } from '@polaris/contracts';
import { renderMail } from '../../platform/mail/render-mail';
import { MailSender } from '../../platform/config/mail-sender';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import { MailService, type NewMail, type OwnerMail } from '../../records/outbox/mail.service';
import {
  type OwnerNotice,
  OwnerNoticesService,
} from '../../records/outbox/owner-notices/owner-notices.service';
import { PreferencesService } from '../../identity/preferences/preferences.service';
import { UsersService } from '../../identity/users/users.service';
import type { ContactEntity } from './contact.entity';
import { ContactsRepository } from './contacts.repository';
import { NewMessageMail } from './mails/new-message-mail';
import { ThankYouMail } from './mails/thank-you-mail';

/** The part of a submission that is mailed to the owner. */
type Message = Pick<
  ContactSubmission,
  'id' | 'name' | 'email' | 'phone' | 'message' | 'preferredContact' | 'mayBeSpam'
>;

/** Mails about a new submission, to the owner and to the visitor. */
@Injectable()
export class ContactMailsService implements OnModuleInit {
  constructor(
    private readonly contacts: ContactsRepository,
    private readonly mail: MailService,
    private readonly notices: OwnerNoticesService,
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly clock: BusinessClock,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.notices.register('contact_submissions', async (id) =>
      this.alertMail(await this.contacts.get(id)),
    );
  }

  async received(contact: ContactEntity): Promise<void> {
    const zone = await this.clock.zone();
    await this.notices.send(await this.alert(contact, zone));
    if (await this.wantsThanks(contact.email))
      await this.mail.send(contact.email, await this.thanks(contact));
  }

  private async alert(contact: ContactEntity, zone: string): Promise<OwnerNotice> {
    const { email, createdAt, mayBeSpam } = contact;
    const doubt = mayBeSpam ? ` (${contactFieldLabels.mayBeSpam})` : '';
    return {
      topic: `message:${email.toLowerCase()}`,
      mail: await this.alertMail(contact),
      line: `Message of ${momentText(createdAt.toISOString(), zone)}${doubt}`,
      url: this.urlOf(contact),
    };
  }

  /** Reply-To is the visitor. */
  private async alertMail(contact: Message): Promise<OwnerMail> {
    const mail = await renderMail(NewMessageMail, { contact, submissionUrl: this.urlOf(contact) });
    return { ...mail, replyTo: contact.email, about: mailedContact(contact) };
  }

  private urlOf({ id }: Pick<Message, 'id'>): string {
    return `${this.settings.publicUrl}/admin/contacts?highlight=${id}`;
  }

  /** At most one a day to each address. */
  private async thanks(contact: ContactEntity): Promise<NewMail> {
    const { email, createdAt } = contact;
    const day = createdAt.toISOString().slice(0, 10);
    const mail = await renderMail(ThankYouMail, {
      servicesUrl: `${this.settings.publicUrl}/services`,
      replyTime: await this.sender.replyTime(),
      sender: await this.sender.signature(),
    });
    const onceKey = `thanks:${email.toLowerCase()}:${day}`;
    return { kind: 'contact_thanks', ...mail, about: mailedContact(contact), onceKey };
  }

  private async wantsThanks(email: string): Promise<boolean> {
    const user = await this.users.findForSignIn(email);
    return !user || this.preferences.allowsMail(user.id);
  }
}

export const mailedContact = ({ id }: Pick<Message, 'id'>) => ({
  table: 'contact_submissions',
  id,
});
