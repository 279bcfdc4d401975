import type { JobQueue } from '../../platform/jobs/job-queue';

const HOUR_SECONDS = 3600;

/** Allows enough hours to back up and rehearse even a large database. */
export const nightlyBackupQueue: JobQueue = {
  name: 'nightly-backup',
  retryLimit: 3,
  retryDelay: 900,
  expireInSeconds: 6 * HOUR_SECONDS,
  deleteAfterSeconds: 24 * HOUR_SECONDS,
};

export const overdueBackupQueue: JobQueue = {
  name: 'overdue-backup',
  retryLimit: 3,
  retryDelay: 300,
  expireInSeconds: 60,
  deleteAfterSeconds: 24 * HOUR_SECONDS,
};

export const backupQueues = [nightlyBackupQueue, overdueBackupQueue];
