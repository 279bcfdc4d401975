import { Injectable } from '@nestjs/common';
import { displayName } from '@polaris/contracts';
import { renderMail } from '../../platform/mail/render-mail';
import { MailSender } from '../../platform/config/mail-sender';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import { ContactsService } from '../../people/contacts/contacts.service';
import { LINK } from '../../records/outbox/mail-secrets.service';
import { MailService } from '../../records/outbox/mail.service';
import { type MailedStep, MailedStepsService } from '../../sales/purchases/mailed-steps.service';
import type { UserEntity } from '../../identity/users/user.entity';
import type { AppointmentEntity } from './appointment.entity';
import {
  AppointmentRecipientsService,
  type SessionRecipient,
} from './appointment-recipients.service';
import { toCalendarFile } from './calendar-file';
import { CanceledSessionsMail } from './mails/canceled-sessions-mail';
import { type SessionChange, SessionMail, type SessionOccasion } from './mails/session-mail';
import type { MailedSession } from './mails/session-time-text';

/** Mails a customer about a session, with an invitation for their calendar. */
@Injectable()
export class AppointmentMailsService {
  constructor(
    private readonly mail: MailService,
    private readonly contacts: ContactsService,
    private readonly recipients: AppointmentRecipientsService,
    private readonly steps: MailedStepsService,
    private readonly clock: BusinessClock,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  async notify(
    change: SessionOccasion,
    session: AppointmentEntity,
    { byClient = false }: { byClient?: boolean } = {},
  ): Promise<void> {
    const recipient = await this.recipients.find(session);
    if (!recipient) return;
    const { email, userId } = recipient;
    const timeZone = recipient.timeZone ?? (await this.clock.zone());
    // Visitors without a dashboard need a link to change a call. Links only exist in mails about a submission.
    const hasNoLink = change === 'cancelled' || change === 'reminder';
    const contactId = hasNoLink ? null : session.contactId;
    const mail = await renderMail(SessionMail, {
      change,
      byClient,
      session,
      timeZone,
      ...(await this.endingOf(session, userId)),
      ...(contactId && { changeUrl: LINK }),
      sender: await this.sender.signature(),
    });
    const options =
      change === 'reminder'
        ? reminderOf(session)
        : { kind: 'session' as const, calendar: await this.invitation(change, session, recipient) };
    const link = contactId && {
      secrets: 'call' as const,
      about: this.contacts.mailedRecord(contactId),
    };
    await this.mail.send(email, { ...mail, ...options, ...(userId && { userId }), ...link });
  }

  /** The next step of the purchase, else the client's sessions. */
  private async endingOf(
    { purchaseId, startTime }: AppointmentEntity,
    userId: string | undefined,
  ): Promise<{ next?: MailedStep; dashboardUrl?: string }> {
    if (!userId) return {};
    const next =
      purchaseId === null
        ? undefined
        : await this.steps.ofClient(userId, purchaseId, { session: startTime });
    return next ? { next } : { dashboardUrl: `${this.settings.publicUrl}/dashboard` };
  }

  private async invitation(
    change: SessionChange,
    session: AppointmentEntity,
    { name, email }: SessionRecipient,
  ): Promise<string> {
    const organizer = { name: await this.sender.name(), email: await this.sender.address() };
    return toCalendarFile(session, this.settings.publicUrl, {
      method: change === 'cancelled' ? 'CANCEL' : 'REQUEST',
      organizer,
      attendee: { name, email },
    });
  }

  /**
   * Tells the owner that a customer deleted their account, which canceled these sessions. The mail is not linked to the
   * account, as it would be deleted with it.
   */
  async canceledAppointments(user: UserEntity, sessions: MailedSession[]): Promise<void> {
    const notice = await renderMail(CanceledSessionsMail, {
      name: displayName(user),
      sessions,
      timeZone: await this.clock.zone(),
      adminUrl: `${this.settings.publicUrl}/admin`,
    });
    await this.mail.sendToOwner(notice);
  }
}

/** A database trigger cancels the reminder if the session is moved or canceled. */
const reminderOf = ({ id, startTime }: AppointmentEntity) => ({
  kind: 'session_reminder' as const,
  about: { table: 'sessions_appointments', id },
  sendBefore: startTime,
});
