import type { QueueOptions } from 'pg-boss';

/** The job queue's tables are in their own schema. */
export const JOBS_SCHEMA = 'jobs';

/**
 * A queue as the module that owns it declares it: its name, its retries and its time limits. With
 * `notify` a new job is started at once; otherwise it is found when the queue is looked at again.
 */
export interface JobQueue extends QueueOptions {
  name: string;
  notify?: boolean;
}
