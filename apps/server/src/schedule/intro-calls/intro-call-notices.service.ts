import { Injectable } from '@nestjs/common';
import { ContactsService } from '../../people/contacts/contacts.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import { renderMail } from '../../platform/mail/render-mail';
import { OwnerNoticesService } from '../../records/outbox/owner-notices/owner-notices.service';
import type { AppointmentEntity } from '../appointments/appointment.entity';
import { type CallChange, callChangeText, VisitorCallMail } from './mails/visitor-call-mail';

/** Notices to the owner about visitors' calls. */
@Injectable()
export class IntroCallNoticesService {
  constructor(
    private readonly notices: OwnerNoticesService,
    private readonly contacts: ContactsService,
    private readonly clock: BusinessClock,
    private readonly settings: Settings,
  ) {}

  /** Runs in the transaction of the change. */
  async notifyOwner(change: CallChange, session: AppointmentEntity): Promise<void> {
    const visitor = await this.contacts.get(session.contactId!);
    const { id, name, email } = visitor;
    const url = `${this.settings.publicUrl}/admin/contacts?highlight=${id}`;
    const timeZone = await this.clock.zone();
    const mail = await renderMail(VisitorCallMail, { change, visitor, session, timeZone, url });
    await this.notices.send({
      topic: `call:${email.toLowerCase()}`,
      mail: { ...mail, replyTo: email, about: this.contacts.mailedRecord(id) },
      line: `${name}: ${callChangeText[change]}`,
      url,
    });
  }
}
