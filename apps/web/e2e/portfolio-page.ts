import type { Page } from '@playwright/test';
import { UNSEEN, watchShifts } from './layout-shift.ts';
import { expectGoodLooks, setWidth, widths } from './looks.ts';
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

/** What holds for every page of the portfolio, on each screen and in each theme. */
export function testLooksOf(path: string): void {
  test(`${path}: fits every screen, is accessible and stays where it is`, async ({ page }) => {
    test.slow();
    await page.route('https://w.soundcloud.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    const readShift = await watchShifts(page);
    for (const width of widths) {
      await setWidth(page, width);
      await page.goto(path);
      await scrollThrough(page);
      expect(await readShift()).toBeLessThan(UNSEEN);
    }
    await expectGoodLooks(page);
  });
}
