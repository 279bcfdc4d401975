import { expect, it } from '@jest/globals';
import { queueWork } from './limit-concurrency';

const REFUSED = expect.objectContaining({ status: 503, retryAfterSeconds: 5 });

/** Work that runs until told to end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { work: () => promise, end: () => resolve('done') };
}

it('returns 503 with Retry-After when the queue is full', async () => {
  const inTurn = queueWork({ atOnce: 1, maxWaiting: 1, waitMs: 60_000 });
  const { work, end } = held();
  const admitted = [inTurn(work), inTurn(work)];
  // The queue checks a moment later which work may run.
  await Promise.resolve();
  await expect(inTurn(work)).rejects.toEqual(REFUSED);
  end();
  expect(await Promise.all(admitted)).toEqual(['done', 'done']);
  expect(await inTurn(work)).toBe('done');
});

it('returns 503 instead of running work that would wait too long', async () => {
  const inTurn = queueWork({ atOnce: 1, maxWaiting: 1, waitMs: -1 });
  let runs = 0;
  const late = inTurn(() => Promise.resolve((runs += 1)));
  await expect(late).rejects.toEqual(REFUSED);
  expect(runs).toBe(0);
});
