import { Injectable } from '@nestjs/common';
import type { AdminAppointment, AdminAppointmentsQuery, PageQuery } from '@polaris/contracts';
import { isOfCompany } from '../../people/companies/of-company.read-model';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { type Page, finishItems } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { narrow } from '../../platform/database/list/sql-list';
import { appointmentLists } from './appointment-lists.read-model';
import { adminAppointmentColumns } from './appointment.columns';
import { toAttendee } from './appointment-parts.read-model';
import type { AccountNames } from '../../identity/users/user.entity';
import { AppointmentEntity } from './appointment.entity';

const { latestFirst, scheduled, soonestFirst, upcoming } = appointmentLists(
  adminAppointmentColumns.inList,
);

/** An appointment as it is read for a list. */
interface ListedAppointment extends Omit<AdminAppointment, 'attendee'> {
  attendee: AccountNames | null;
}

/** Moments in PostgreSQL syntax, such as "2026-11-23 00:00 America/New_York". */
export interface Span {
  from: string;
  until?: string;
}

/** Appointments as the owner sees them. */
@Injectable()
export class AdminAppointmentsReadModel {
  constructor(private readonly database: Database) {}

  /** With `when`, upcoming ones, soonest first; otherwise all, latest first. */
  async list({
    userId,
    customerId,
    purchaseId,
    companyId,
    when,
    ...page
  }: AdminAppointmentsQuery): Promise<Page<AdminAppointment>> {
    let found = when ? upcoming : latestFirst;
    if (userId) found = narrow(found, sql`r."userId" = ?`, userId);
    if (customerId) found = narrow(found, sql`r."customerId" = ?`, customerId);
    if (purchaseId) found = narrow(found, sql`r."purchaseId" = ?`, purchaseId);
    if (companyId) found = narrow(found, isOfCompany, companyId);
    return finishItems(await readList(this.database, page, found), finishAppointment);
  }

  /** Scheduled appointments that start within the span, soonest first. */
  async listStarting({ from, until }: Span, page: PageQuery): Promise<Page<AdminAppointment>> {
    let found = narrow(scheduled, sql`r."startTime" >= ?::timestamptz`, from);
    if (until) found = narrow(found, sql`r."startTime" < ?::timestamptz`, until);
    return finishItems(await readList(this.database, page, found), finishAppointment);
  }

  /** Appointments that overlap a span of time and are not canceled, soonest first. */
  async listMeeting(
    { startTime, endTime }: Record<'startTime' | 'endTime', Date>,
    page: PageQuery,
  ): Promise<AdminAppointment[]> {
    const ended = narrow(soonestFirst, sql`r."endTime" > ?`, startTime.toISOString());
    const found = narrow(ended, sql`r."startTime" < ?`, endTime.toISOString());
    return finishItems(await readList(this.database, page, found), finishAppointment).items;
  }

  async get(id: number): Promise<AdminAppointment> {
    const page = await readList(this.database, {}, narrow(latestFirst, sql`r.id = ?`, id));
    return finishItems(page, finishAppointment).items[0]!;
  }

  /** With the account of the attendee. */
  getWithUser(id: number): Promise<AppointmentEntity> {
    return this.database.manager.findOneOrFail(AppointmentEntity, {
      where: { id },
      relations: { user: true },
    });
  }
}

const finishAppointment = (appointment: ListedAppointment): AdminAppointment => ({
  ...appointment,
  attendee: toAttendee(appointment.attendee),
});
