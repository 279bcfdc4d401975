import { Injectable } from '@nestjs/common';
import { type Appointment, MAX_PURCHASE_PAGE_ITEMS, type PageQuery } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { sqlState } from '../../platform/database/database-error';
import { type JsonPage, finishItems } from '../../platform/database/list/list';
import { readList } from '../../platform/database/list/read-list';
import { narrow } from '../../platform/database/list/sql-list';
import { MoreThan } from 'typeorm';
import { conflict } from '../../platform/problem/problem';
import { appointmentLists } from './appointment-lists.read-model';
import { appointmentColumns } from './appointment.columns';
import { AppointmentEntity } from './appointment.entity';

const { latestFirst, upcoming } = appointmentLists(appointmentColumns.inList);

/** SQLSTATE of the exclusion constraint: scheduled appointments must not overlap. */
const OVERLAPS = '23P01';

export type DeletedAppointment = Pick<
  AppointmentEntity,
  'id' | 'title' | 'startTime' | 'endTime' | 'status'
>;

@Injectable()
export class AppointmentsRepository {
  constructor(private readonly database: Database) {}

  /** Scheduled appointments that are not over, soonest first. */
  listUpcomingOf(userId: string, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(upcoming, sql`r."userId" = ?`, userId));
  }

  /** Latest first. */
  listAllOf(userId: string, query: PageQuery): Promise<JsonPage> {
    return readList(this.database, query, narrow(latestFirst, sql`r."userId" = ?`, userId));
  }

  /** The account's appointments for a purchase, latest first. */
  async listOfPurchase(userId: string, purchaseId: number): Promise<Appointment[]> {
    const own = narrow(latestFirst, sql`r."userId" = ?`, userId);
    const found = narrow(own, sql`r."purchaseId" = ?`, purchaseId);
    const page = await readList(this.database, { limit: MAX_PURCHASE_PAGE_ITEMS }, found);
    return finishItems(page, (appointment: Appointment) => appointment).items;
  }

  findScheduledOf(userId: string, id: number): Promise<AppointmentEntity | null> {
    return this.database.manager.findOneBy(AppointmentEntity, {
      id,
      userId,
      status: 'scheduled',
    });
  }

  find(id: number): Promise<AppointmentEntity | null> {
    return this.database.manager.findOneBy(AppointmentEntity, { id });
  }

  lock(id: number): Promise<AppointmentEntity | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.database.tx.findOne(AppointmentEntity, { where: { id }, lock });
  }

  /** An appointment of this account, in any status. */
  async getOf(userId: string, id: number): Promise<Appointment> {
    const found = narrow(narrow(latestFirst, sql`r."userId" = ?`, userId), sql`r.id = ?`, id);
    const page = await readList(this.database, {}, found);
    return finishItems(page, (appointment: Appointment) => appointment).items[0]!;
  }

  /** Locks the scheduled appointments of a purchase that have not started, until the transaction ends. */
  lockUpcomingOf(purchaseId: number): Promise<AppointmentEntity[]> {
    return this.database.tx.find(AppointmentEntity, {
      where: { purchaseId, status: 'scheduled', startTime: MoreThan(new Date()) },
      order: { startTime: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Inserts or updates an appointment and returns its id; throws 409 if it overlaps another scheduled one. */
  async save(
    appointment: Partial<AppointmentEntity>,
    overlaps = 'Another session is booked at this time.',
  ): Promise<number> {
    try {
      const { id } = await this.database.tx.save(AppointmentEntity, appointment);
      return id;
    } catch (error) {
      if (sqlState(error) !== OVERLAPS) throw error;
      throw conflict(overlaps);
    }
  }

  async fillPlaces(place: string): Promise<void> {
    await this.database.tx.query(
      sql`update sessions_appointments set place = $1, version = version + 1
       where place is null and status = 'scheduled' and "startTime" > now()`,
      [place],
    );
  }

  async remove(id: number): Promise<void> {
    await this.database.tx.delete(AppointmentEntity, { id });
  }

  async removeAllOf(userId: string): Promise<DeletedAppointment[]> {
    const [deleted] = await this.database.tx.query<[DeletedAppointment[], number]>(
      sql`delete from sessions_appointments where "userId" = $1
       returning id, title, "startTime", "endTime", status`,
      [userId],
    );
    return deleted;
  }
}
