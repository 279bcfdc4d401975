import type { JobQueue } from '../../../platform/jobs/job-queue';

const WEEK = 7 * 24 * 3600;

/**
 * While Stripe is down, a job is retried after 15 s, then with doubled delays of up to 15 minutes. If a server dies,
 * its job is picked up within a minute, without waiting for `expire`.
 */
const patient = {
  notify: true,
  retryLimit: 100,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 15,
  expireInSeconds: 120,
  deleteAfterSeconds: WEEK,
};

/** Syncs a payment with its session at Stripe. */
export const settleSessionQueue: JobQueue = { name: 'stripe-settle', ...patient };

/** Syncs a refund with Stripe. */
export const settleRefundQueue: JobQueue = { name: 'stripe-refund', ...patient };

/** Syncs a dispute with Stripe. */
export const settleDisputeQueue: JobQueue = { name: 'stripe-dispute', ...patient };

/** Ends a session that is no longer needed. */
export const expireSessionQueue: JobQueue = { name: 'stripe-expire', ...patient };

/** Finds changes that no event has reported. */
export const stripeSweepQueue: JobQueue = {
  name: 'stripe-sweep',
  retryLimit: 0,
  expireInSeconds: 540,
  deleteAfterSeconds: 24 * 3600,
};

export const stripeQueues = [
  settleSessionQueue,
  settleRefundQueue,
  settleDisputeQueue,
  expireSessionQueue,
  stripeSweepQueue,
];
