import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/** Of a session at the time that it has: one that moves is reminded of again. */
export interface Reminder {
  appointmentId: number;
  startTime: Date;
  hoursBefore: number;
}

/** All reminders that are due for sessions that have not started, sent or not. */
export const dueReminders = sql`
  select a.id as "appointmentId", a."startTime", h as "hoursBefore"
  from sessions_appointments a cross join unnest(array[1, 24]) h
  where a.status = 'scheduled' and a."startTime" > now()
    and a."startTime" <= now() + make_interval(hours => h)`;

@Injectable()
export class DueRemindersReadModel {
  constructor(private readonly database: Database) {}

  /** Reminders to send now. An hour before a session, the one for the day before is skipped. */
  list(limit: number): Promise<Reminder[]> {
    return this.database.query(
      sql`select p.* from (${dueReminders}) p
       where (p."hoursBefore" = 1 or p."startTime" > now() + interval '1 hour')
         and not exists (select from appointment_reminders r
           where r."appointmentId" = p."appointmentId" and r."startTime" = p."startTime"
             and r."hoursBefore" = p."hoursBefore")
       order by p."startTime", p."appointmentId" limit $1`,
      [limit],
    );
  }
}
