import type { JobQueue } from '../../platform/jobs/job-queue';

export const sessionRemindersQueue: JobQueue = {
  name: 'session-reminders',
  retryLimit: 1,
  retryDelay: 60,
  expireInSeconds: 240,
  deleteAfterSeconds: 24 * 3600,
};

export const bookByRemindersQueue: JobQueue = {
  name: 'book-by-reminders',
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 300,
  deleteAfterSeconds: 24 * 3600,
};

export const sessionReminderQueues = [sessionRemindersQueue, bookByRemindersQueue];
