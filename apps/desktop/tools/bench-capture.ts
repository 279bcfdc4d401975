/**
 * `npm run bench:capture -w apps/desktop`: the time from the first shortcut of quick capture to the first frame in
 * which its line has the focus. The stand-in records the keys and the page its frame, so nothing is polled.
 */
import { type Page, expect } from '@playwright/test';
import { findBrowser } from '../../web/e2e/support/find-browser.ts';
import { standInTarget } from '../e2e/stand-in-target.ts';
import { RunningApp } from '../verify/running-app.ts';

/** Each first opening needs a new start of the app. */
const STARTS = 5;
const SHORTCUT = 'Control+Shift+Y';

interface Opening {
  /** From the keys until the page knows that its window is shown. */
  shown: number;
  /** From then to the frame in which the line accepts keys. */
  ready: number;
}

/** Runs in the page: resolves to the times, in milliseconds since 1970. */
function markOpening(): void {
  const now = () => performance.timeOrigin + performance.now();
  const moments = new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => {
      const shown = now();
      requestAnimationFrame(() =>
        setTimeout(() => {
          const line = document.activeElement?.getAttribute('aria-label') === 'What to log';
          resolve({ shown, ready: now(), line });
        }),
      );
    });
  });
  Object.assign(globalThis, { moments });
}

const captureOf = (desktop: RunningApp): Page | undefined =>
  desktop.context.pages().find((page) => page.url().endsWith('/capture'));

async function measure(browser: string): Promise<Opening> {
  const target = await standInTarget(browser);
  const desktop = new RunningApp(target);
  try {
    await desktop.start();
    await expect.poll(() => captureOf(desktop) !== undefined, { timeout: 30_000 }).toBe(true);
    const page = captureOf(desktop)!;
    await page.getByRole('textbox', { name: 'What to log' }).waitFor({ state: 'attached' });
    await page.evaluate(markOpening);
    const control = `http://127.0.0.1:${target.env.POLARIS_STAND_IN}/press`;
    const response = await fetch(control, { method: 'POST', body: SHORTCUT });
    const pressed = ((await response.json()) as { pressed: number }).pressed;
    const moments = await page.evaluate(
      () => (globalThis as never as { moments: Promise<Opening & { line: boolean }> }).moments,
    );
    if (!moments.line) throw new Error('The line has no focus.');
    return { shown: moments.shown - pressed, ready: moments.ready - moments.shown };
  } finally {
    await desktop.dispose();
  }
}

const browser = findBrowser();
const rows = [];
for (let start = 0; start < STARTS; start += 1) {
  const { shown, ready } = await measure(browser);
  const rounded = [shown, ready, shown + ready].map(Math.round);
  rows.push({ shown: rounded[0], ready: rounded[1], 'ms in all': rounded[2] });
}
console.table(rows);
