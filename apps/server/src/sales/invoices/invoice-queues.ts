import type { JobQueue } from '../../platform/jobs/job-queue';

const DAY = 24 * 3600;

export const invoiceFilesQueue: JobQueue = {
  name: 'invoice-files',
  notify: true,
  retryLimit: 10,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 300,
  deleteAfterSeconds: 7 * DAY,
};

export const invoiceRemindersQueue: JobQueue = {
  name: 'invoice-reminders',
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 300,
  deleteAfterSeconds: DAY,
};

export const invoiceQueues = [invoiceFilesQueue, invoiceRemindersQueue];
