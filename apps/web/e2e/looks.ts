import AxeBuilder from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';

export const widths = [375, 768, 1440];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Asked for what is wrong alone, it spares itself the account of all that is right. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** WCAG 2.2 AA as far as a machine can tell. */
export const expectAccessible = (page: Page) => expectNothingFound(axe(page).withTags(rules));

/** The one rule that hangs on the theme. */
const expectContrast = (page: Page) => expectNothingFound(axe(page).withRules('color-contrast'));

/** Our pages hold no frames, so one pass sees it all. */
async function expectNothingFound(look: AxeBuilder): Promise<void> {
  const { violations } = await look.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(found).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(excess)).toBe(0);
}

/** Until what hangs on the size, such as the rows of a long list, has been measured anew. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(drawn);
}

/** Two frames on, and nothing on its way from one color or place to another. */
async function drawn(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const moving = document.getAnimations().filter(({ effect }) => {
    return effect?.getComputedTiming().iterations !== Infinity;
  });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** As if the theme had been chosen in another tab: the open page changes, with all that it shows. */
export async function wearTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
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

/** What is open on the page fits every screen, and is accessible on a phone. */
export async function expectToFit(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of widths) {
    await setWidth(page, width);
    await expectNoSidewaysScroll(page);
    if (width === widths[0]) await expectAccessible(page);
  }
}

/**
 * The same, and what it looks like in the dark. Contrast hangs on the theme and all else on the width,
 * so that each is looked at once: light on a phone, dark on the widest screen.
 */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectToFit(page);
  await wearTheme(page, 'dark');
  await expectAccessible(page);
  await wearTheme(page, 'light');
}

/** Leaves the page light. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await wearTheme(page, 'dark');
  await expectContrast(page);
  await wearTheme(page, 'light');
  await expectAccessible(page);
}
