import axe from 'axe-core';
import { type Page, expect } from '@playwright/test';
import { expectEqualAccess } from './equal-access.ts';
import { expectTooltips } from './expect-tooltips.ts';

/**
 * `verify:visual` looks at each width, for each rule of both engines and in each theme; `npm test` at the
 * two ends, and with axe alone.
 */
export const isThorough = Boolean(process.env.EVERY_WIDTH);

export const NARROWEST = 375;
export const WIDEST = 1440;
export const widths = [NARROWEST, 768, WIDEST];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.2 AA as far as axe can tell; a second engine has its say when thorough. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFound(page, { type: 'tag', values: rules });
  if (isThorough) await expectEqualAccess(page);
}

/** The one rule that depends on the theme. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNothingFound(page, { type: 'rule', values: ['color-contrast'] });
}

/** axe stays in the document from its first check on: reading it takes as long as a check. */
async function expectNothingFound(page: Page, runOnly: axe.RunOnly): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(findViolations, runOnly)).toEqual([]);
}

/**
 * Each rule that is broken, and where. Our pages hold no frames of our own: one pass sees it all. The bar
 * at the bottom of a phone covers what is scrolled below it, so that it is looked at by itself.
 */
async function findViolations(runOnly: axe.RunOnly): Promise<string[][]> {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const options: axe.RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };
  const bar = [...document.querySelectorAll('nav')].find(
    (nav) => getComputedStyle(nav).position === 'fixed',
  );
  bar?.style.setProperty('visibility', 'hidden');
  const page = await checker.run({ runOnly, ...options });
  bar?.style.removeProperty('visibility');
  const own = bar && (await checker.run(bar, { runOnly, ...options }));
  return [...page.violations, ...(own?.violations ?? [])].map(({ id, nodes }) => [
    id,
    ...nodes.map(({ html }) => html),
  ]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(excess)).toBe(0);
}

/** Until what hangs on the size, such as the rows of a long list, has been measured again. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(drawn);
}

/** Two frames on, and nothing on its way from one color or place to another. */
async function drawn(): Promise<void> {
  let moving: Animation[];
  // What ends may begin something else: until a look finds nothing that moves.
  do {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // What follows the scroll position, and not the clock, runs as long as the page is open.
    moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
      if (timeline !== document.timeline) return false;
      return playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  } while (moving.length > 0);
}

/** As if the theme had been chosen in another tab: the open page changes, with all that it shows. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(async () => {
    await page.evaluate(chooseElsewhere, theme);
    await expect(page.locator('html')).toHaveClass(theme, { timeout: 100 });
  }).toPass();
  await page.evaluate(drawn);
}

function chooseElsewhere(theme: string): void {
  localStorage.setItem('theme', theme);
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
}

/** What is open on the page fits a phone and is accessible there; it fits each width when thorough. */
export async function expectToFit(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of isThorough ? widths : [NARROWEST]) {
    await setWidth(page, width);
    await expectNoSidewaysScroll(page);
    if (width !== NARROWEST) continue;
    // The header sticks, and would cover half of a control that is scrolled below it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await expectTooltips(page);
  }
}

/**
 * The same, and what it looks like in the other theme. Contrast hangs on the theme and all else on the
 * width, so that each is looked at once, on a phone and on the widest screen. The page stays in the theme
 * that it was changed to: the next one begins with that.
 */
export async function expectVisualChecks(page: Page): Promise<void> {
  await expectToFit(page);
  await setWidth(page, WIDEST);
  await expectNoSidewaysScroll(page);
  if (isThorough) await expectTooltips(page);
  await changeTheme(page);
  await (isThorough ? expectAccessible(page) : expectContrast(page));
}

/** Leaves the page in the other theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await changeTheme(page);
  await expectContrast(page);
}

async function changeTheme(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  await setTheme(page, isDark ? 'light' : 'dark');
}
