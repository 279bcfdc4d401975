import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Appointment, PageQuery } from '@polaris/contracts';
import { type EntityManager, Repository } from 'typeorm';
import type { Page } from '../platform/database/list/list';
import { notFound } from '../platform/http/problem';
import { Settings } from '../platform/config/settings';
import { keysetPage } from '../platform/database/list/keyset-page';
import type { UserEntity } from '../users/user.entity';
import { toAppointment } from './appointment-answers';
import { AppointmentMailsService } from './appointment-mails.service';
import { AppointmentEntity } from './appointment.entity';
import { isToCome } from './booking-rules';
import { calendarFile } from './calendar-file';

const NEWEST_FIRST = { column: 'startTime', direction: 'DESC', kind: 'time' } as const;
const SOONEST_FIRST = { column: 'startTime', direction: 'ASC', kind: 'time' } as const;

type Gone = Pick<AppointmentEntity, 'id' | 'title' | 'startTime' | 'endTime' | 'status'>;

@Injectable()
export class AppointmentsService {
  constructor(
    @InjectRepository(AppointmentEntity)
    private readonly appointments: Repository<AppointmentEntity>,
    private readonly mails: AppointmentMailsService,
    private readonly settings: Settings,
  ) {}

  /** One customer's own that still take place, soonest first; one under way is among them. */
  async listUpcoming(userId: string, query: PageQuery): Promise<Page<Appointment>> {
    const found = this.appointments
      .createQueryBuilder('a')
      .where('a.userId = :userId', { userId })
      .andWhere(`a.status = 'scheduled'`)
      .andWhere('a.endTime > now()');
    const page = await keysetPage(found, query, SOONEST_FIRST);
    return { ...page, items: page.items.map(toAppointment) };
  }

  /** Every one of a customer's, the newest first. */
  async list(userId: string, query: PageQuery): Promise<Page<Appointment>> {
    const found = this.appointments.createQueryBuilder('a').where('a.userId = :userId', { userId });
    const page = await keysetPage(found, query, NEWEST_FIRST);
    return { ...page, items: page.items.map(toAppointment) };
  }

  /**
   * Every one of a customer's, with what the audit log knows of it. The owner hears of those that were
   * to come: the time is free again.
   */
  async removeAll(user: UserEntity, manager: EntityManager): Promise<void> {
    const [gone] = await manager.query<[Gone[], number]>(
      `delete from sessions_appointments where "userId" = $1
       returning id, title, "startTime", "endTime", status`,
      [user.id],
    );
    const toCome = gone.filter(isToCome).sort((a, b) => +a.startTime - +b.startTime);
    if (toCome.length > 0) await this.mails.fallenOut(user, toCome, manager);
    await manager.query(
      `update audit_log set before = null, after = null
       where relation = 'sessions_appointments' and "recordId" = any($1)`,
      [gone.map(({ id }) => id)],
    );
  }

  /** One's own alone, and only while it is to take place. */
  async calendarFile(userId: string, id: number): Promise<string> {
    const booked = await this.appointments.findOneBy({ id, userId, status: 'scheduled' });
    if (!booked) throw notFound('This session');
    return calendarFile(booked, this.settings.publicUrl);
  }
}
