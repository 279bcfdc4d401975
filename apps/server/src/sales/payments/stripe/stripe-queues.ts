import type { JobQueue } from '../../../platform/jobs/job-queue';

const WEEK = 7 * 24 * 3600;

/**
 * While Stripe is away, a job waits 15 s, then twice as long each time up to a quarter of an hour. One that
 * a server has left behind when it died is taken up again within a minute, without waiting for `expire`.
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

/** Asks Stripe what became of a session. */
export const settleSessionQueue: JobQueue = { name: 'stripe-settle', ...patient };

/** Asks Stripe what became of a refund. */
export const settleRefundQueue: JobQueue = { name: 'stripe-refund', ...patient };

/** Asks Stripe what became of a dispute. */
export const settleDisputeQueue: JobQueue = { name: 'stripe-dispute', ...patient };

/** Ends a session on which nothing is to be paid any more. */
export const expireSessionQueue: JobQueue = { name: 'stripe-expire', ...patient };

/** Finds what no event has told of. */
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
