import { setTimeout as sleep } from 'node:timers/promises';

/** Enough for a busy machine, and few enough that no loop outlives its test. */
const MAX_CHECKS = 5000;

/** Checks a condition repeatedly until it holds. */
export async function until(holds: () => boolean): Promise<void> {
  for (let check = 0; !holds(); check += 1) {
    if (check === MAX_CHECKS) throw new Error(`Waited in vain for ${holds.toString()}`);
    await sleep(20);
  }
}
