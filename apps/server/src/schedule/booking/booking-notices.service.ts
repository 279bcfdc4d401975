import { Injectable } from '@nestjs/common';
import { displayName } from '@polaris/contracts';
import type { AppointmentEntity } from '../appointments/appointment.entity';
import { OwnerNoticesService } from '../../records/outbox/owner-notices/owner-notices.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import { MailedStepsService } from '../../sales/purchases/mailed-steps.service';
import { renderMail } from '../../platform/mail/render-mail';
import type { UserEntity } from '../../identity/users/user.entity';
import type { BookedSessions } from './booking.read-model';
import {
  ClientSessionMail,
  type ClientChange,
  clientChangeText,
} from './mails/client-session-mail';
import { StillBookedMail } from './mails/still-booked-mail';

interface PurchasedSession {
  session: AppointmentEntity;
  purchaseId: number;
}

/** Mails the owner when clients book, move or cancel. */
@Injectable()
export class BookingNoticesService {
  constructor(
    private readonly notices: OwnerNoticesService,
    private readonly steps: MailedStepsService,
    private readonly clock: BusinessClock,
    private readonly settings: Settings,
  ) {}

  /** Runs in the transaction of the change. */
  async send(
    change: ClientChange,
    user: UserEntity,
    { session, purchaseId }: PurchasedSession,
  ): Promise<void> {
    const name = displayName(user);
    const next = await this.steps.ofOwner(purchaseId, { session: session.startTime });
    const timeZone = await this.clock.zone();
    const mail = await renderMail(ClientSessionMail, { change, name, session, timeZone, next });
    await this.notices.send({
      topic: `booking:${user.id}`,
      mail: { ...mail, userId: user.id, replyTo: user.email },
      line: `${name}: ${clientChangeText[change]}, ${session.title}`,
      url: next.url,
    });
  }

  /** Sent after a refund at the payment provider, in the transaction that records the refund. */
  async sendStillBooked(purchaseId: number, { service, count }: BookedSessions): Promise<void> {
    const url = `${this.settings.publicUrl}/admin/purchases/${purchaseId}`;
    const are = count === 1 ? '1 session is' : `${count} sessions are`;
    const booked = `${are} still booked`;
    await this.notices.send({
      topic: `booked:${purchaseId}`,
      mail: await renderMail(StillBookedMail, { service, booked, url }),
      line: `${service}: ${booked} after a refund`,
      url,
    });
  }
}
