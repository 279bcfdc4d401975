import { Injectable } from '@nestjs/common';
import type { AdminAppointment, AdminAppointmentsQuery } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, finishItems } from '../platform/database/list/list';
import { readList } from '../platform/database/list/read-list';
import { narrow } from '../platform/database/list/sql-list';
import { appointmentLists } from './appointment-lists.read-model';
import { adminAppointmentColumns } from './appointment.columns';
import { type AccountNames, toAttendee } from './appointment-parts.read-model';
import { AppointmentEntity } from './appointment.entity';

const { latestFirst, upcoming } = appointmentLists(adminAppointmentColumns.inList);

/** An appointment as it is read for a list. */
interface ListedAppointment extends Omit<AdminAppointment, 'attendee'> {
  attendee: AccountNames | null;
}

/** Appointments as the owner sees them. */
@Injectable()
export class AdminAppointmentsReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** Those to come, soonest first; else all of them, latest first. */
  async list({
    userId,
    customerId,
    when,
    ...page
  }: AdminAppointmentsQuery): Promise<Page<AdminAppointment>> {
    let found = when ? upcoming : latestFirst;
    if (userId) found = narrow(found, 'r."userId" = ?', userId);
    if (customerId) found = narrow(found, 'r."customerId" = ?', customerId);
    return finishItems(await readList(this.dataSource, page, found), finishAppointment);
  }

  async get(id: number, manager: EntityManager): Promise<AdminAppointment> {
    const page = await readList(manager, {}, narrow(latestFirst, 'r.id = ?', id));
    return finishItems(page, finishAppointment).items[0]!;
  }

  /** With the account that attends it. */
  getWithUser(id: number, manager: EntityManager): Promise<AppointmentEntity> {
    return manager.findOneOrFail(AppointmentEntity, { where: { id }, relations: { user: true } });
  }
}

const finishAppointment = (appointment: ListedAppointment): AdminAppointment => ({
  ...appointment,
  attendee: toAttendee(appointment.attendee),
});
