import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import type { AppointmentEntity } from './appointment.entity';

/** A session with the name of its customer, or else of its account or visitor. */
export type CalendarSession = Pick<
  AppointmentEntity,
  | 'id'
  | 'userId'
  | 'customerId'
  | 'title'
  | 'startTime'
  | 'endTime'
  | 'version'
  | 'createdAt'
  | 'place'
> & { name: string | null };

interface Asked {
  since: Date;
  most: number;
  /** Limits the result to this account. */
  userId?: string;
}

/** Scheduled and completed sessions, oldest first. */
@Injectable()
export class CalendarSessionsReadModel {
  constructor(private readonly database: Database) {}

  list({ since, most, userId }: Asked): Promise<CalendarSession[]> {
    return this.database.query(
      sql`select r.id, r."userId", r."customerId", r.title, r."startTime", r."endTime", r.version, r.place,
         r."createdAt", coalesce(c.name, nullif(concat_ws(' ', u."firstName", u."lastName"), ''),
           u.email, k.name) as name
       from sessions_appointments r
       left join customers c on c.id = r."customerId" left join users u on u.id = r."userId"
       left join contact_submissions k on k.id = r."contactId"
       where r.status <> 'cancelled' and r."startTime" >= $1
         and ($3::text is null or r."userId" = $3)
       order by r."startTime", r.id limit $2`,
      [since, most, userId ?? null],
    );
  }
}
