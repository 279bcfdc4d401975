import type { JobQueue } from '../../platform/jobs/job-queue';

/**
 * Adds the mails of an issue to the outbox, skipping those already added. The name is older than issues with text, and
 * stays so that existing jobs still run. If a server dies, its job is picked up within a minute.
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

/** Records the essays that are older than the newsletter. */
export const firstEssaysQueue: JobQueue = {
  name: 'first-essays',
  retryLimit: 10,
  retryDelay: 30,
  expireInSeconds: 120,
  deleteAfterSeconds: 24 * 3600,
};

/** Adds a subscriber after the response was sent, so that its time does not reveal whether the address is known. */
export const signUpQueue: JobQueue = {
  name: 'newsletter-sign-ups',
  notify: true,
  retryLimit: 20,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 15,
  expireInSeconds: 60,
  // Contains the address, which its owner can ask to delete at any time.
  deleteAfterSeconds: 60,
};

export const newsletterQueues = [newsletterQueue, firstEssaysQueue, signUpQueue];
