import type { JobQueue } from '../../platform/jobs/job-queue';

const DAY = 24 * 3600;

/** Makes the PDF of what was accepted. */
export const offerFilesQueue: JobQueue = {
  name: 'offer-files',
  notify: true,
  retryLimit: 10,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 300,
  deleteAfterSeconds: 7 * DAY,
};

/** Reminds clients of offers that end soon. */
export const offerRemindersQueue: JobQueue = {
  name: 'offer-reminders',
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 300,
  deleteAfterSeconds: DAY,
};

export const offerQueues = [offerFilesQueue, offerRemindersQueue];
