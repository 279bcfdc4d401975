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

  /** A customer's upcoming and current appointments, soonest first. */
  listUpcoming(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.appointments.listUpcomingOf(userId, query);
  }

  /** A customer's appointments for a purchase, latest first. */
  listOfPurchase(userId: string, purchaseId: number): Promise<Appointment[]> {
    return this.appointments.listOfPurchase(userId, purchaseId);
  }

  /** All appointments of a customer, newest first. */
  list(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.appointments.listAllOf(userId, query);
  }

  /**
   * Deletes all appointments of a customer, including their values in the audit log. The owner is mailed about upcoming
   * ones, as their time becomes free.
   */
  async removeAll(user: UserEntity): Promise<void> {
    const deleted = await this.appointments.removeAllOf(user.id);
    const canceled = deleted.filter(isUpcoming).sort((a, b) => +a.startTime - +b.startTime);
    if (canceled.length > 0) await this.mails.canceledAppointments(user, canceled);
    const ids = deleted.map(({ id }) => id);
    await this.audit.forget('sessions_appointments', ids);
  }

  /** The calendar file of a customer's own scheduled appointment. */
  async calendarFile(userId: string, id: number): Promise<string> {
    const booked = await this.appointments.findScheduledOf(userId, id);
    if (!booked) throw notFound('This session');
    return toCalendarFile(booked, this.settings.publicUrl);
  }
}
