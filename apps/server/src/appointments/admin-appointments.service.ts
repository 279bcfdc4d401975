import { Injectable } from '@nestjs/common';
import type {
  AdminAppointment,
  AdminAppointmentsQuery,
  AppointmentInput,
  AppointmentUpdate,
} from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../platform/database/list/list';
import { notFound, stale } from '../platform/http/problem';
import { keysetPage } from '../platform/database/list/keyset-page';
import { ServicesService } from '../services/services.service';
import { UsersService } from '../users/users.service';
import { toAdminAppointment } from './appointment-answers';
import { AppointmentMailsService } from './appointment-mails.service';
import { AppointmentEntity } from './appointment.entity';
import { isToCome, refuseImpossible, refusePast } from './booking-rules';
import type { SessionChange } from './mails/session-mail';

const SOONEST_FIRST = { column: 'startTime', direction: 'ASC', kind: 'time' } as const;
const LATEST_FIRST = { column: 'startTime', direction: 'DESC', kind: 'time' } as const;

type Was = Pick<AppointmentEntity, 'title' | 'startTime' | 'endTime' | 'status'>;

/** The owner's sessions: booking, moving, cancelling. The customer is told of what is to come. */
@Injectable()
export class AdminAppointmentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly catalogue: ServicesService,
    private readonly mails: AppointmentMailsService,
  ) {}

  async list(query: AdminAppointmentsQuery): Promise<Page<AdminAppointment>> {
    const { userId, customerId, when } = query;
    const found = this.withAttendee(this.dataSource.manager).where('true');
    if (userId) found.andWhere('a.userId = :userId', { userId });
    if (customerId)
      found.andWhere('a.userId = (select "userId" from customers where id = :customerId)', {
        customerId,
      });
    if (when) found.andWhere(`a.status = 'scheduled'`).andWhere('a.endTime > now()');
    const page = await keysetPage(found, query, when ? SOONEST_FIRST : LATEST_FIRST);
    const customers = await this.customersOf(page.items);
    const answer = (row: AppointmentEntity) =>
      toAdminAppointment(row, customers.get(row.userId) ?? null);
    return { ...page, items: page.items.map(answer) };
  }

  async book(input: AppointmentInput): Promise<AdminAppointment> {
    const { userId, title, status, serviceId = null } = input;
    const times = { startTime: new Date(input.startTime), endTime: new Date(input.endTime) };
    refuseImpossible(times);
    refusePast(times, status);
    await this.checkService(serviceId);
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.users.exists(userId, manager))) throw notFound('This account');
      const made = { userId, title, status, serviceId, ...times };
      const { id } = await manager.save(AppointmentEntity, made);
      return this.tell(id, undefined, manager);
    });
  }

  async update(id: number, { version, ...changes }: AppointmentUpdate): Promise<AdminAppointment> {
    await this.checkService(changes.serviceId ?? null);
    return this.dataSource.transaction(async (manager) => {
      const row = await this.lock(id, manager);
      if (version !== undefined && version !== row.version) throw stale();
      const was = { ...row };
      apply(row, changes);
      await manager.save(row);
      return this.tell(id, was, manager);
    });
  }

  /** Takes a session out of the book; one that was to come is cancelled by it. */
  async remove(id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await this.lock(id, manager);
      const user = await this.users.get(row.userId, manager);
      await manager.delete(AppointmentEntity, { id });
      row.version += 1;
      if (isToCome(row)) await this.mails.tell('cancelled', row, user, manager);
    });
  }

  private async lock(id: number, manager: EntityManager): Promise<AppointmentEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const row = await manager.findOne(AppointmentEntity, { where: { id }, lock });
    if (!row) throw notFound('This session');
    return row;
  }

  private async tell(
    id: number,
    was: Was | undefined,
    manager: EntityManager,
  ): Promise<AdminAppointment> {
    const row = await this.withAttendee(manager).where('a.id = :id', { id }).getOneOrFail();
    const news = newsOf(row, was);
    if (news) await this.mails.tell(news, row, row.user!, manager);
    const [customerId] = (await this.customersOf([row], manager)).values();
    return toAdminAppointment(row, customerId ?? null);
  }

  private async checkService(id: number | null): Promise<void> {
    if (id !== null) await this.catalogue.get(id, { all: true });
  }

  private withAttendee(manager: EntityManager) {
    return manager.createQueryBuilder(AppointmentEntity, 'a').innerJoinAndSelect('a.user', 'user');
  }

  private async customersOf(
    rows: AppointmentEntity[],
    manager = this.dataSource.manager,
  ): Promise<Map<string, number>> {
    const linked = await manager.query<{ id: number; userId: string }[]>(
      'select id, "userId" from customers where "userId" = any($1)',
      [rows.map(({ userId }) => userId)],
    );
    return new Map(linked.map(({ id, userId }) => [userId, id]));
  }
}

function apply(row: AppointmentEntity, changes: Omit<AppointmentUpdate, 'version'>): void {
  const was = { ...row };
  if (changes.title !== undefined) row.title = changes.title;
  if (changes.serviceId !== undefined) row.serviceId = changes.serviceId;
  if (changes.status !== undefined) row.status = changes.status;
  if (changes.startTime !== undefined) row.startTime = new Date(changes.startTime);
  if (changes.endTime !== undefined) row.endTime = new Date(changes.endTime);
  refuseImpossible(row);
  if (isMoved(row, was) || row.status !== was.status) refusePast(row, row.status);
}

const isMoved = (row: Was, was: Was): boolean =>
  row.startTime.getTime() !== was.startTime.getTime() ||
  row.endTime.getTime() !== was.endTime.getTime();

/** What the customer should hear; nothing of what is over, or of what changes nothing for them. */
function newsOf(row: Was, was: Was | undefined): SessionChange | undefined {
  if (!was || was.status !== 'scheduled') return isToCome(row) ? 'booked' : undefined;
  if (row.status === 'cancelled') return isToCome(was) ? 'cancelled' : undefined;
  if (!isToCome(row)) return undefined;
  if (isMoved(row, was)) return 'moved';
  return row.title === was.title ? undefined : 'changed';
}
