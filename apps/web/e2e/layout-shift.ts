import type { Page } from '@playwright/test';

/**
 * A font that comes late moves lines by fractions of a pixel, and a first letter set three lines high is
 * never quite as tall in its stand-in: less than this nobody sees.
 */
export const UNSEEN = 0.0025;

/** Adds up how far things move that nobody has touched; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(countShifts);
  return () => page.evaluate('shift');
}

function countShifts(): void {
  const counted = Object.assign(window, { shift: 0 });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      counted.shift += (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
