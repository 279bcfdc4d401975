import type { Db } from 'pg-boss';
import { sql } from '../database/sql';
import { JOBS_SCHEMA } from './job-queue';

/** No retry is delayed longer than this. */
const MAX_DELAY = sql`interval '1 day'`;

const jobs = sql.identifier('schema', JOBS_SCHEMA);

/** The times of the last checks of schedules and queues: the next checks only come after these. */
const PASSES = sql`update ${jobs}.version set
    cron_on = least(cron_on, now()), bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
    reindex_on = least(reindex_on, now()), monitor_backoff_on = null`;
const QUEUES = sql`update ${jobs}.queue set
    monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
    maintain_on = least(maintain_on, now())
  where greatest(monitor_claim_on, monitor_on, maintain_on) > now()`;
const JOBS = sql`update ${jobs}.job set
    created_on = least(created_on, now()), start_after = least(start_after, now()),
    started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
  where state < 'completed' and (greatest(created_on, started_on, heartbeat_on) > now()
    or (state = 'retry' and start_after > now() + ${MAX_DELAY}))`;

/**
 * Dates that the queue stored while the clock was ahead would block schedules and jobs until that day. Unexplained
 * future dates are set to now.
 */
export async function pullBackDates(db: Db): Promise<void> {
  for (const statement of [PASSES, QUEUES, JOBS]) await db.executeSql(statement, []);
}
