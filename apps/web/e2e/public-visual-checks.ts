import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { UNSEEN, watchShifts } from './layout-shift.ts';
import { NARROWEST, expectVisualChecks, isThorough, setWidth, widths } from './visual-checks.ts';
import { expect, test } from './test.ts';

const FONTS_LATE_MS = 250;

/** Nothing moves on a phone; `verify:visual` looks at each width. */
const loadedAt = isThorough ? widths : [NARROWEST];

/** Fonts come late, as on a slow line, and the player of another site is a page of ours. */
async function layOutRoutes(page: Page): Promise<void> {
  await page.context().route('**/*.woff2', async (route) => {
    await sleep(FONTS_LATE_MS);
    await route.continue();
  });
  await page
    .context()
    .route('https://w.soundcloud.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
}

/** Chosen in the page itself: a player in a frame is left alone. */
export const useTheme = (page: Page, theme: string) =>
  page.addInitScript((chosen) => {
    if (self === top) localStorage.setItem('theme', chosen);
  }, theme);

/** They are asked for after the first paint, by the whole stylesheet. */
async function fontsShown(): Promise<void> {
  while (document.querySelector('style[data-rest]')) await new Promise(requestAnimationFrame);
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** Brings what loads lazily, and waits until all of it and every font is drawn. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => done(undefined)));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.allSettled(shown.map((image) => image.decode()));
    await drawn();
  });
}

/**
 * What holds for every public page: it stays where it is while it loads, also when the fonts come late,
 * fits every screen, and is accessible in each theme.
 */
export async function expectPublicVisualChecks(page: Page, path: string): Promise<void> {
  for (const width of loadedAt.toReversed()) {
    await setWidth(page, width);
    await page.goto(path);
    await page.evaluate(fontsShown);
    await scrollThrough(page);
    expect(await page.evaluate('shift'), `${path} moves at ${width}`).toBeLessThan(UNSEEN);
  }
  await expectVisualChecks(page);
}

/** One test for several pages: a new window costs as much as a page. */
export function testPublicPages(name: string, paths: string[]): void {
  test(`${name}: every page stays where it is, fits every screen and is accessible`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await layOutRoutes(page);
    await watchShifts(page);
    for (const path of paths) await test.step(path, () => expectPublicVisualChecks(page, path));
  });
}
