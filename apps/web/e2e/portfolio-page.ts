import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './looks.ts';
import { expect, test } from './test.ts';

/** Chosen in the page itself: a player in a frame has no business with it. */
export const useTheme = (page: Page, theme: string) =>
  page.addInitScript((chosen) => {
    if (self === top) localStorage.setItem('theme', chosen);
  }, theme);

/** Brings what loads lazily. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 40));
    }
  });
}

function countShifts(): void {
  const counted = Object.assign(window, { shift: 0 });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      counted.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What holds for every page of the portfolio, in each theme and on each screen. */
export function testLooksOf(path: string): void {
  for (const theme of ['light', 'dark'])
    for (const width of [375, 768, 1440])
      test(`in ${theme} at ${width} it fits, is accessible and stays where it is`, async ({
        page,
      }) => {
        await useTheme(page, theme);
        await page.addInitScript(countShifts);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await scrollThrough(page);
        await expect(page.locator('html')).toHaveClass(theme);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        expect(await page.evaluate('shift')).toBeLessThan(0.001);
      });
}
