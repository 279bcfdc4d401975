import type { QueueOptions } from 'pg-boss';

/** The schema of the job queue's tables. */
export const JOBS_SCHEMA = 'jobs';

/**
 * A queue as declared by its module: its name, retries and time limits. With `notify` a new job starts immediately;
 * otherwise at the next poll.
 */
export interface JobQueue extends QueueOptions {
  name: string;
  notify?: boolean;
}
