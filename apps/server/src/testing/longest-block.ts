import { setTimeout as sleep } from 'node:timers/promises';

/**
 * In milliseconds: work that takes 50 on an idle machine stays below this on a busy one. Collecting the garbage that
 * other test files have left in the process can take 400.
 */
export const MAX_BLOCK_MS = 600;

/**
 * The longest time in milliseconds for which this work blocked everything else in the process. It
 * is measured in what the thread has computed between two ticks, so that a busy machine changes little.
 */
export async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const tick = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - before.user - before.system);
    before = now;
  };
  const ticking = setInterval(tick, 1);
  await work();
  await sleep(20);
  clearInterval(ticking);
  return longest / 1000;
}
