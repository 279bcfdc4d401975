import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Poller } from './poller.ts';

describe('a poller', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('runs at a fixed interval, which doubles while the job fails', async () => {
    let succeeds = true;
    const times: number[] = [];
    const poller = new Poller(async () => (times.push(Date.now()), succeeds), {
      every: 60_000,
      longest: 900_000,
    });
    const start = Date.now();
    poller.start();
    await jest.advanceTimersByTimeAsync(60_000);
    succeeds = false;
    await jest.advanceTimersByTimeAsync(60_000 + 120_000 + 240_000 + 480_000 + 900_000 * 2);
    succeeds = true;
    await jest.advanceTimersByTimeAsync(900_000 + 60_000);
    const pauses = times.slice(1).map((time, index) => (time - times[index]!) / 60_000);
    expect(times[0]).toBe(start);
    expect(pauses).toEqual([1, 1, 2, 4, 8, 15, 15, 15, 1]);
    poller.stop();
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(times).toHaveLength(10);
  });

  it('treats an error as a failure', async () => {
    let runs = 0;
    const poller = new Poller(
      async () => {
        runs += 1;
        throw new Error('no');
      },
      { every: 1000, longest: 2000 },
    );
    poller.start();
    await jest.advanceTimersByTimeAsync(4000);
    expect(runs).toBe(3);
    poller.stop();
  });
});
