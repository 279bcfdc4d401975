import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import type { QueryRunner } from 'typeorm';
import { dueReminders, type Reminder } from './due-reminders.read-model';

/** Reminders that were sent, or must not be sent. */
@Injectable()
export class SessionRemindersRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({
      table: sql`appointment_reminders`,
      expired: sql`"startTime" < now() - interval '1 day'`,
    });
  }

  /** Returns false if it was already recorded. */
  async record({ appointmentId, startTime, hoursBefore }: Reminder): Promise<boolean> {
    const recorded = await this.database.tx.query<unknown[]>(
      sql`insert into appointment_reminders ("appointmentId", "startTime", "hoursBefore")
       values ($1, $2, $3) on conflict do nothing returning 1`,
      [appointmentId, startTime, hoursBefore],
    );
    return recorded.length > 0;
  }
}

/** Used in a restore: reminders due before it could have been sent after the backup was made. */
export async function skipDueReminders(runner: QueryRunner): Promise<void> {
  await runner.query(
    sql`insert into appointment_reminders ("appointmentId", "startTime", "hoursBefore")
     ${dueReminders} on conflict do nothing`,
  );
}
