import { Injectable } from '@nestjs/common';
import type { Appointment, PageQuery } from '@polaris/contracts';
import type { JsonPage } from '../../platform/database/list/list';
import { notFound } from '../../platform/problem/problem';
import { Settings } from '../../platform/config/settings';
import { AuditService } from '../../records/audit/audit.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { AppointmentMailsService } from './appointment-mails.service';
import { AppointmentsRepository } from './appointments.repository';
import { isUpcoming } from './booking-rules';
import { toCalendarFile } from './calendar-file';

@Injectable()
export class AppointmentsService {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly mails: AppointmentMailsService,
    private readonly audit: AuditService,
    private readonly settings: Settings,
  ) {}

  /** One customer's own upcoming ones, soonest first; one under way is among them. */
  listUpcoming(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.appointments.listUpcomingOf(userId, query);
  }

  /** One customer's own that are part of a purchase, the latest first. */
  listOfPurchase(userId: string, purchaseId: number): Promise<Appointment[]> {
    return this.appointments.listOfPurchase(userId, purchaseId);
  }

  /** Every one of a customer's, the newest first. */
  list(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.appointments.listAllOf(userId, query);
  }

  /**
   * Deletes every one of a customer's, with the values that the audit log holds of it. The owner is
   * mailed about the upcoming ones: that time is free again.
   */
  async removeAll(user: UserEntity): Promise<void> {
    const deleted = await this.appointments.removeAllOf(user.id);
    const canceled = deleted.filter(isUpcoming).sort((a, b) => +a.startTime - +b.startTime);
    if (canceled.length > 0) await this.mails.canceledAppointments(user, canceled);
    const ids = deleted.map(({ id }) => id);
    await this.audit.forget('sessions_appointments', ids);
  }

  /** One's own alone, and only while it is scheduled. */
  async calendarFile(userId: string, id: number): Promise<string> {
    const booked = await this.appointments.findScheduledOf(userId, id);
    if (!booked) throw notFound('This session');
    return toCalendarFile(booked, this.settings.publicUrl);
  }
}
