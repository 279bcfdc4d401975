import type { JobQueue } from '../../platform/jobs/job-queue';

/**
 * Writes the mails of an essay or a letter into the outbox; what was written is not written again. Its name
 * is from when there were essays alone, so that their jobs still run after an update. One that a server has
 * left behind when it died is taken up again within a minute.
 */
export const newsletterQueue: JobQueue = {
  name: 'essay-announcements',
  notify: true,
  retryLimit: 20,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 15,
  expireInSeconds: 900,
  deleteAfterSeconds: 7 * 24 * 3600,
};

/** Notes the essays that were on the site before there was a newsletter. */
export const firstEssaysQueue: JobQueue = {
  name: 'first-essays',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 120,
  deleteAfterSeconds: 24 * 3600,
};

/**
 * Notes that an address asks for the newsletter. After the answer, so that how long an answer takes does
 * not tell who is subscribed.
 */
export const signUpQueue: JobQueue = {
  name: 'newsletter-sign-ups',
  notify: true,
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 15,
  expireInSeconds: 60,
  // It holds the address, which its owner may want deleted at any time.
  deleteAfterSeconds: 60,
};

export const newsletterQueues = [newsletterQueue, firstEssaysQueue, signUpQueue];
