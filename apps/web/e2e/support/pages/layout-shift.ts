import type { Page } from '@playwright/test';

/**
 * Web fonts move lines by fractions of a pixel, and drop caps a little more: smaller shifts are
 * invisible.
 */
export const UNSEEN = 0.0025;

/** Measures layout shifts without user input; call it before the page is opened. */
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
