import type { Page } from '@playwright/test';

/** Consecutive frames without a change, in which each row has been measured and has moved others. */
const QUIET_FRAMES = 5;

/** Measured rows move others: waits until a reading is the same in several frames, and returns it. */
export async function atRest<T>(page: Page, read: () => Promise<T>): Promise<T> {
  let value = await read();
  for (let quiet = 0; quiet < QUIET_FRAMES; quiet += 1) {
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    const now = await read();
    if (JSON.stringify(now) !== JSON.stringify(value)) quiet = 0;
    value = now;
  }
  return value;
}
