import { Injectable } from '@nestjs/common';
import { preferredContactLabels } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { letter } from '../platform/mail/email-template';
import { senderOf } from '../platform/mail/sender';
import { Settings } from '../platform/config/settings';
import { MailService } from '../mail/mail.service';
import { type OwnerNotice, OwnerNoticesService } from '../mail/owner-notices.service';
import { PreferencesService } from '../preferences/preferences.service';
import { UsersService } from '../users/users.service';
import type { ContactEntity } from './contact.entity';

const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Who hears of a message that has come in. */
@Injectable()
export class ContactMailsService {
  constructor(
    private readonly mail: MailService,
    private readonly notices: OwnerNoticesService,
    private readonly users: UsersService,
    private readonly preferences: PreferencesService,
    private readonly settings: Settings,
  ) {}

  async received(contact: ContactEntity, manager: EntityManager): Promise<void> {
    await this.notices.send(this.alert(contact), manager);
    if (await this.wantsThanks(contact.email, manager))
      await this.mail.send(contact.email, this.thanks(contact), manager);
  }

  /** An answer to it goes to the visitor. */
  private alert({
    id,
    name,
    email,
    phone,
    message,
    preferredContact,
    createdAt,
  }: ContactEntity): OwnerNotice {
    const facts: [string, string][] = [
      ['Name', name],
      ['Email', email],
      ...(phone ? [['Phone', phone] as [string, string]] : []),
      ['Prefers', preferredContactLabels[preferredContact]],
    ];
    const url = `${this.settings.publicUrl}/admin/contacts?highlight=${id}`;
    const parts = [{ facts }, message, { label: 'Open the submission', url }];
    const mail = letter({ subject: `New message from ${name}`, parts });
    return {
      topic: `message:${email.toLowerCase()}`,
      mail: { ...mail, replyTo: email, contactId: id },
      line: `Message of ${time.format(createdAt)}`,
      url,
    };
  }

  /**
   * Says nothing that the visitor wrote, not even their name: the address may be somebody else's. One
   * a day for each address.
   */
  private thanks({ id, email, createdAt }: ContactEntity) {
    const day = createdAt.toISOString().slice(0, 10);
    const mail = letter({
      subject: 'Thank you for your message',
      parts: [
        'Hello,',
        'Your message has arrived. I read every one myself and will get back to you soon.',
        'If you did not write to me, someone has used your address by mistake: there is nothing that you need to do.',
        { label: 'What I do', url: `${this.settings.publicUrl}/services` },
        senderOf(this.settings.env.MAIL_FROM).name,
      ],
    });
    return { ...mail, contactId: id, onceKey: `thanks:${email.toLowerCase()}:${day}` };
  }

  private async wantsThanks(email: string, manager: EntityManager): Promise<boolean> {
    const user = await this.users.findForSignIn(email, manager);
    return !user || this.preferences.allowsMail(user.id, manager);
  }
}
