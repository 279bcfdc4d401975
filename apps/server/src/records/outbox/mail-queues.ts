import type { JobQueue } from '../../platform/jobs/job-queue';

const WEEK = 7 * 24 * 3600;

/**
 * A failed mail waits 15 s, then twice as long each time up to a quarter of an hour, for about ten
 * hours. One that a server has left behind when it died is taken up again within a minute: the server no
 * longer says that it works on it.
 */
const delivery = {
  notify: true,
  retryLimit: 45,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 15,
  expireInSeconds: 300,
  deleteAfterSeconds: WEEK,
};

export const mailQueue: JobQueue = { name: 'mail', ...delivery };

/** A queue of its own, so that what someone waits for never is behind a thousand others. */
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
  deleteAfterSeconds: WEEK,
};

export const mailQueues = [mailQueue, urgentMailQueue, ownerNoticesQueue, oldMailsQueue];
