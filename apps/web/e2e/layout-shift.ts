import type { Page } from '@playwright/test';

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
