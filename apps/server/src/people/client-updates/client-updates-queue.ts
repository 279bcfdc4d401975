import type { JobQueue } from '../../platform/jobs/job-queue';

export const clientUpdatesQueue: JobQueue = {
  name: 'client-updates',
  notify: true,
  retryLimit: 20,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  deleteAfterSeconds: 24 * 3600,
};
