import { Injectable } from '@nestjs/common';
import type { AdminAppointmentsQuery } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { keysetPage } from '../platform/database/list/keyset-page';
import type { Page } from '../platform/database/list/list';
import { AppointmentEntity } from './appointment.entity';

const SOONEST_FIRST = { column: 'startTime', direction: 'ASC', kind: 'time' } as const;
const LATEST_FIRST = { column: 'startTime', direction: 'DESC', kind: 'time' } as const;

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
  }: AdminAppointmentsQuery): Promise<Page<AdminAppointmentRow>> {
    const { manager } = this.dataSource;
    const found = withAttendee(manager).where('true');
    if (userId) found.andWhere('a.userId = :userId', { userId });
    if (customerId)
      found.andWhere('a.userId = (select "userId" from customers where id = :customerId)', {
        customerId,
      });
    if (when) found.andWhere(`a.status = 'scheduled'`).andWhere('a.endTime > now()');
    const { items, ...rest } = await keysetPage(found, page, when ? SOONEST_FIRST : LATEST_FIRST);
    return { ...rest, items: await withCustomers(items, manager) };
  }

  async get(id: number, manager: EntityManager): Promise<AdminAppointmentRow> {
    const row = await withAttendee(manager).where('a.id = :id', { id }).getOneOrFail();
    const [found] = await withCustomers([row], manager);
    return found!;
  }
}

const withAttendee = (manager: EntityManager) =>
  manager.createQueryBuilder(AppointmentEntity, 'a').innerJoinAndSelect('a.user', 'user');

async function withCustomers(
  rows: AppointmentEntity[],
  manager: EntityManager,
): Promise<AdminAppointmentRow[]> {
  const linked = await manager.query<{ id: number; userId: string }[]>(
    'select id, "userId" from customers where "userId" = any($1)',
    [rows.map(({ userId }) => userId)],
  );
  const customers = new Map(linked.map(({ id, userId }) => [userId, id]));
  return rows.map((appointment) => ({
    appointment,
    customerId: customers.get(appointment.userId) ?? null,
  }));
}
