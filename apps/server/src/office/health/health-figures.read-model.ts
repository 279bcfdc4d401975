import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';

/** Work that has waited this long will not start by itself. */
const STUCK_MINUTES = 15;

/**
 * This many attempts take two hours with the delays of the mail queue. A mail's age says less, as its first attempt can
 * be later.
 */
const HOURS_OF_ATTEMPTS = 13;

export interface HealthFigures {
  version: string;
  bytes: number;
  queued: number;
  retrying: number;
  retryingSince: Date | null;
  /** Whether a mail has been retried for more than two hours. */
  isMailStuck: boolean | null;
  mailsFailedToday: number;
  jobsWaiting: number;
  stuck: number;
  stuckSince: Date | null;
  jobsFailedToday: number;
  /** A busy calendar was not read for six hours. */
  hasSilentCalendar: boolean;
}

/** Figures on the database, the outbox and the job queue. */
@Injectable()
export class HealthFiguresReadModel {
  constructor(private readonly database: Database) {}

  async read(): Promise<HealthFigures> {
    const [figures] = await this.database.query<[HealthFigures]>(
      sql`select current_setting('server_version') as version,
         pg_database_size(current_database())::float8 as bytes,
         mails.*, jobs.*,
         exists (select 1 from busy_feed_reads where "lastOkAt" < now() - interval '6 hours')
           as "hasSilentCalendar"
       from
         (select count(*) filter (where status = 'queued')::int as queued,
            count(*) filter (where ${RETRYING})::int as retrying,
            min("createdAt") filter (where ${RETRYING}) as "retryingSince",
            bool_or(${RETRYING} and attempts >= ${HOURS_OF_ATTEMPTS}) as "isMailStuck",
            count(*) filter (where status = 'failed' and "createdAt" > ${YESTERDAY})::int
              as "mailsFailedToday"
          from mail_outbox where status in ('queued', 'failed')) mails,
         (select count(*) filter (where ${WAITING})::int as "jobsWaiting",
            count(*) filter (where ${STUCK})::int as stuck,
            min(start_after) filter (where ${STUCK}) as "stuckSince",
            count(*) filter (where state = 'failed' and completed_on > ${YESTERDAY})::int
              as "jobsFailedToday"
          from jobs.job where state in ('created', 'retry', 'failed')) jobs`,
    );
    return figures;
  }
}

const YESTERDAY = sql`now() - interval '1 day'`;
const RETRYING = sql`status = 'queued' and error is not null`;
const WAITING = sql`state in ('created', 'retry')`;
const STUCK = sql`${WAITING} and start_after < now() - interval '${STUCK_MINUTES} minutes'`;
