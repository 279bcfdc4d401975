import type { Page } from '@playwright/test';
import {
  bothThemes,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  isThorough,
} from '../../web/e2e/support/pages/visual-checks.ts';
import { expect, test } from './test.ts';

/**
 * Checks accessibility and overflow; in the dark theme only contrast, as the rest does not depend on the
 * theme. `npm test` leaves it out; `verify:visual` checks all of it in both, and takes screenshots.
 */
export async function checkVisually(page: Page, name: string): Promise<void> {
  if (!bothThemes) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(colorScheme);
    await page.evaluate(settled);
    if (isThorough)
      await page.screenshot({ path: test.info().outputPath(`${name}-${colorScheme}.png`) });
    await (colorScheme === 'light' || isThorough ? expectAccessible(page) : expectContrast(page));
  }
  await page.emulateMedia({ colorScheme: null });
  await expectNoSidewaysScroll(page);
}

/** Waits, in the page, until animations have finished and the result is painted. */
export async function settled(): Promise<void> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
