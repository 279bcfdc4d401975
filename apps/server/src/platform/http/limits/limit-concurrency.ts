import pLimit from 'p-limit';
import { unavailable } from '../../problem/problem';

/** Runs at most this many pieces of work concurrently; more are rejected. */
export function limitConcurrency(most: number, refusal: () => Error) {
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) throw refusal();
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}

interface Turns {
  /** How many pieces of work run at a time. */
  atOnce: number;
  maxWaiting: number;
  waitMs: number;
}

/** Runs work in turn; rejects with 503 if too much is waiting or its turn came too late. */
export function queueWork({ atOnce, maxWaiting, waitMs }: Turns) {
  const limit = pLimit(atOnce);
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= maxWaiting) return Promise.reject(unavailable());
    const deadline = Date.now() + waitMs;
    return limit(() => {
      if (Date.now() > deadline) throw unavailable();
      return work();
    });
  };
}
