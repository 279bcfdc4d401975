import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Appointment, PageQuery } from '@polaris/contracts';
import { Repository } from 'typeorm';
import type { Page } from '../common/list';
import { keysetPage } from '../database/keyset-page';
import { AppointmentEntity } from './appointment.entity';

const SOONEST_FIRST = { column: 'startTime', direction: 'ASC', kind: 'time' } as const;

@Injectable()
export class AppointmentsService {
  constructor(
    @InjectRepository(AppointmentEntity)
    private readonly appointments: Repository<AppointmentEntity>,
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
}

function toAppointment(row: AppointmentEntity): Appointment {
  return {
    id: row.id,
    userId: row.userId,
    serviceId: row.serviceId,
    title: row.title,
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  };
}
