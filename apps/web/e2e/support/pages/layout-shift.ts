import type { Page } from '@playwright/test';

/**
 * Web fonts move lines by fractions of a pixel, and drop caps a little more: smaller shifts are
 * invisible.
 */
export const UNSEEN = 0.0025;

/** Of a page, with a line for each element that moved. */
export interface Shifts {
  shift: number;
  moved: string[];
}

/** Measures layout shifts without user input; call it before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(countShifts);
  return () => page.evaluate('shift');
}

/** https://wicg.github.io/layout-instability/#sec-layout-shift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

function countShifts(): void {
  const counted = Object.assign(window, { shift: 0, moved: [] as string[] });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as LayoutShift[]) {
      counted.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const text = node?.textContent?.trim().slice(0, 40);
        const [from, to] = [previousRect, currentRect].map(({ y, height }) => `${y}+${height}`);
        counted.moved.push(
          `${Math.round(entry.startTime)} ms: ${node?.nodeName} "${text}" from ${from} to ${to}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
