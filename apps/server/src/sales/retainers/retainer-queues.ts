import type { JobQueue } from '../../platform/jobs/job-queue';

/** Records what retainers are due. */
export const retainersQueue: JobQueue = {
  name: 'retainers',
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 300,
  deleteAfterSeconds: 24 * 3600,
};
