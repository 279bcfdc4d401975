import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Shifts, UNSEEN, watchShifts } from './layout-shift.ts';
import { NARROWEST, expectVisualChecks, isThorough, setWidth, widths } from './visual-checks.ts';
import { expect, test } from '../test.ts';

const FONTS_LATE_MS = 250;

/** Layout shifts are checked on a phone; `verify:visual` checks each width. */
const loadedAt = isThorough ? widths : [NARROWEST];

/** Delays fonts, as on a slow connection, and replaces the external player by our own page. */
async function routeSlowFonts(page: Page): Promise<void> {
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

/** Set in the page only, not in frames. */
export const useTheme = (page: Page, theme: string) =>
  page.addInitScript((chosen) => {
    if (self === top) localStorage.setItem('theme', chosen);
  }, theme);

/** Loaded by the full stylesheet. */
async function fontsShown(): Promise<void> {
  while (![...document.styleSheets].some(({ href }) => href?.includes('/public-')))
    await new Promise(requestAnimationFrame);
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** Loads lazy content, and waits for it and all fonts. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.waitForLoadState();
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
 * Checks a public page: no layout shift while loading, even with late fonts; fits every screen;
 * accessible in each theme.
 */
export async function expectPublicVisualChecks(page: Page, path: string): Promise<void> {
  for (const width of loadedAt.toReversed()) {
    await setWidth(page, width);
    await page.goto(path);
    await page.evaluate(fontsShown);
    await scrollThrough(page);
    const { shift, moved } = await page.evaluate<Shifts>('({ shift, moved })');
    expect(shift, [`${path} moves at ${width}`, ...moved].join('\n')).toBeLessThan(UNSEEN);
  }
  await expectVisualChecks(page);
}

/** One test for several pages, as a new window costs as much as a page. */
export function testPublicPages(name: string, paths: string[]): void {
  test(`${name}: every page stays where it is, fits every screen and is accessible`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await routeSlowFonts(page);
    await watchShifts(page);
    for (const path of paths) await test.step(path, () => expectPublicVisualChecks(page, path));
  });
}
