import { Injectable } from '@nestjs/common';
import { displayName, estTime } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { letter } from '../platform/mail/email-template';
import { senderOf } from '../platform/mail/sender';
import { Settings } from '../platform/config/settings';
import { MailService } from '../mail/mail.service';
import { PreferencesService } from '../preferences/preferences.service';
import type { UserEntity } from '../users/user.entity';
import type { AppointmentEntity } from './appointment.entity';
import { calendarFile } from './calendar-file';

export type ChangeKind = 'booked' | 'moved' | 'changed' | 'cancelled';

const texts: Record<ChangeKind, { subject: string; text: string }> = {
  booked: { subject: 'Session booked', text: 'I have booked a session for us.' },
  moved: { subject: 'Session moved', text: 'Our session has a new time.' },
  changed: { subject: 'Session changed', text: 'Something about our session has changed.' },
  cancelled: { subject: 'Session cancelled', text: 'Our session will not take place.' },
};

type Times = Pick<AppointmentEntity, 'title' | 'startTime' | 'endTime'>;

const timeOf = ({ startTime, endTime }: Times): string =>
  estTime(startTime.toISOString(), endTime.toISOString());

/** Mails a customer about a session, with a file that their calendar follows. */
@Injectable()
export class AppointmentMailsService {
  constructor(
    private readonly mail: MailService,
    private readonly preferences: PreferencesService,
    private readonly settings: Settings,
  ) {}

  async notify(
    change: ChangeKind,
    session: AppointmentEntity,
    user: UserEntity,
    manager: EntityManager,
  ): Promise<void> {
    if (!(await this.preferences.allowsMail(user.id, manager))) return;
    const { title } = session;
    const when = timeOf(session);
    const { subject, text } = texts[change];
    const mail = letter({
      subject: `${subject}: ${title}`,
      parts: [
        text,
        {
          facts: [
            ['Session', title],
            [change === 'cancelled' ? 'Was' : 'When', when],
          ],
        },
        { label: 'All your sessions, also by your own clock', url: this.dashboard },
        this.sender.name,
      ],
    });
    const calendar = this.invitation(change, session, user);
    await this.mail.send(user.email, { ...mail, calendar, userId: user.id }, manager);
  }

  /**
   * Tells the owner that a customer has deleted the account, and which sessions are canceled by that.
   * The mail names no account: mails about an account are deleted with it.
   */
  async canceledAppointments(
    user: UserEntity,
    sessions: Times[],
    manager: EntityManager,
  ): Promise<void> {
    const name = displayName(user);
    const notice = letter({
      subject: `Sessions cancelled: ${name}`,
      parts: [
        `${name} has deleted their account. What you had booked will not take place:`,
        { facts: sessions.map((session) => [session.title, timeOf(session)]) },
        { label: 'Your next sessions', url: `${this.settings.publicUrl}/admin` },
      ],
    });
    await this.mail.sendToOwner(notice, manager);
  }

  private invitation(change: ChangeKind, session: AppointmentEntity, user: UserEntity): string {
    const { name, address } = this.sender;
    return calendarFile(session, this.settings.publicUrl, {
      method: change === 'cancelled' ? 'CANCEL' : 'REQUEST',
      organizer: { name, email: address },
      attendee: { name: displayName(user), email: user.email },
    });
  }

  private get dashboard(): string {
    return `${this.settings.publicUrl}/dashboard`;
  }

  private get sender() {
    return senderOf(this.settings.env.MAIL_FROM);
  }
}
