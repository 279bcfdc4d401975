import type { JobQueue } from '../../platform/jobs/job-queue';

export const duePartsQueue: JobQueue = {
  name: 'due-parts',
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 300,
  deleteAfterSeconds: 24 * 3600,
};
