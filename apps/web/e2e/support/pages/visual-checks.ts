import axe from 'axe-core';
import { type Page, expect } from '@playwright/test';
import { expectEqualAccess } from '../equal-access.ts';
import { expectTooltips } from './expect-tooltips.ts';

/**
 * `verify:visual` checks each width, rule, engine and theme; `npm run test:all` the narrowest and the widest, with axe
 * only; `npm test` these widths in one theme.
 */
export const isThorough = Boolean(process.env.EVERY_WIDTH);
export const bothThemes = isThorough || Boolean(process.env.LONG_TESTS);

export const NARROWEST = 375;
export const WIDEST = 1440;
export const widths = [NARROWEST, 768, WIDEST];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.2 AA by axe; a second engine in thorough runs. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFound(page, { type: 'tag', values: rules });
  if (isThorough) await expectEqualAccess(page);
}

/** The only rule that depends on the theme. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNothingFound(page, { type: 'rule', values: ['color-contrast'] });
}

/** Injects axe once per document, as loading takes as long as a check. */
async function expectNothingFound(page: Page, runOnly: axe.RunOnly): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(findViolations, runOnly)).toEqual([]);
}

/**
 * Violations with their elements. Frames are skipped. The bottom bar of phones covers scrolled content,
 * so it is checked separately.
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

/** Waits until content depending on the size, such as long lists, is measured again. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(drawn);
}

/** Waits two frames, and for all transitions. */
async function drawn(): Promise<void> {
  let moving: Animation[];
  // Repeats, as an animation may start another.
  do {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // Ignores scroll-driven animations, which never end.
    moving = document.getAnimations().filter(({ effect, playState, timeline }) => {
      if (timeline !== document.timeline) return false;
      return playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  } while (moving.length > 0);
}

/** Changes the theme as if chosen in another tab. */
export async function switchTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(async () => {
    await page.evaluate(chooseInOtherTab, theme);
    await expect(page.locator('html')).toHaveClass(theme, { timeout: 100 });
  }).toPass();
  await page.evaluate(drawn);
}

function chooseInOtherTab(theme: string): void {
  localStorage.setItem('theme', theme);
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
}

/** Checks that open content fits a phone and is accessible; at each width in thorough runs. */
export async function expectToFit(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of isThorough ? widths : [NARROWEST]) {
    await setWidth(page, width);
    await expectNoSidewaysScroll(page);
    if (width !== NARROWEST) continue;
    // The sticky header could cover half of a control.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await expectTooltips(page);
  }
}

/**
 * Checks the other theme too: contrast depends on the theme and the rest on the width, so each is checked
 * once, on a phone and on the widest screen. The page keeps its last theme for the next check.
 */
export async function expectVisualChecks(page: Page): Promise<void> {
  await expectToFit(page);
  await setWidth(page, WIDEST);
  await expectNoSidewaysScroll(page);
  if (!bothThemes) return;
  if (isThorough) await expectTooltips(page);
  await changeTheme(page);
  await (isThorough ? expectAccessible(page) : expectContrast(page));
}

/** Changes the page to the other theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  if (!bothThemes) return;
  await changeTheme(page);
  await expectContrast(page);
}

async function changeTheme(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
  await switchTheme(page, isDark ? 'light' : 'dark');
}
