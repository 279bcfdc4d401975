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
  attendee: AccountNames;
}

/** An appointment with the account that attends it, and the customer that the account is linked with. */
export interface AdminAppointmentRow {
  appointment: AppointmentEntity;
  customerId: number | null;
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
    if (customerId)
      found = narrow(
        found,
        'r."userId" = (select c."userId" from customers c where c.id = ?)',
        customerId,
      );
    return finishItems(await readList(this.dataSource, page, found), finishAppointment);
  }

  async get(id: number, manager: EntityManager): Promise<AdminAppointmentRow> {
    const appointment = await manager.findOneOrFail(AppointmentEntity, {
      where: { id },
      relations: { user: true },
    });
    const [customer] = await manager.query<{ id: number }[]>(
      'select id from customers where "userId" = $1',
      [appointment.userId],
    );
    return { appointment, customerId: customer?.id ?? null };
  }
}

const finishAppointment = (appointment: ListedAppointment): AdminAppointment => ({
  ...appointment,
  attendee: toAttendee(appointment.attendee),
});
