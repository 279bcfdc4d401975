import type { JobQueue } from '../../platform/jobs/job-queue';

const WEEK_SECONDS = 7 * 24 * 3600;

/**
 * A failed mail waits 15 s, then twice as long each time up to a quarter of an hour, for about ten hours. If a server
 * dies while sending, its mail is retried within a minute, since its heartbeats stop.
 */
const delivery = {
  notify: true,
  retryLimit: 45,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 15,
  expireInSeconds: 300,
  deleteAfterSeconds: WEEK_SECONDS,
};

export const mailQueue: JobQueue = { name: 'mail', ...delivery };

/** A separate queue, so that mail that someone waits for is never behind a thousand others. */
export const urgentMailQueue: JobQueue = { name: 'urgent-mail', ...delivery };

export const queueOf = ({ urgent }: { urgent: boolean }): JobQueue =>
  urgent ? urgentMailQueue : mailQueue;

export const ownerNoticesQueue: JobQueue = {
  name: 'owner-notices',
  notify: true,
  retryLimit: 20,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  deleteAfterSeconds: 24 * 3600,
};

export const oldMailsQueue: JobQueue = {
  name: 'old-mails',
  retryLimit: 3,
  retryDelay: 60,
  expireInSeconds: 300,
  deleteAfterSeconds: WEEK_SECONDS,
};

export const mailQueues = [mailQueue, urgentMailQueue, ownerNoticesQueue, oldMailsQueue];
