import type { Page } from '@playwright/test';
import { expectedEssays, seriesIndex, expectedSeriesPages } from '../support/series.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 375, height: 800 };
const path = `${seriesIndex}/seed-principle`;

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Series menu' });

test('names the series in its header, links home and to every essay, and marks the current one', async ({
  page,
}) => {
  await page.goto(path);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'PolarisNet', exact: true })).toHaveAttribute(
    'href',
    seriesIndex,
  );
  await expect(header.getByRole('link', { name: 'Polaris, home' })).toHaveAttribute('href', '/');
  const links = page.getByRole('navigation', { name: 'Series', exact: true }).getByRole('link');
  await expect(links).toHaveText(expectedEssays.map(({ title }) => title));
  await expect(header.locator('nav').first().locator('[aria-current=page]')).toHaveText(
    'The Seed Principle',
  );
  await expect(menuButton(page)).toBeHidden();

  await test.step('keeps the header in view while scrolling', async () => {
    // Turning the wheel before the first paint does nothing.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 3000);
        return page.evaluate(() => scrollY);
      })
      .toBeGreaterThan(1000);
    expect((await header.boundingBox())?.y).toBe(0);
  });
});

test('limits the text to 48rem', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of expectedSeriesPages.slice(1)) {
    await page.goto(address);
    expect((await page.getByRole('main').boundingBox())?.width).toBeLessThanOrEqual(768);
  }
});

test('opens and closes the menu on a phone by keyboard, and opens an essay', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(path);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  const last = menu(page).getByRole('link', { name: 'The Long Arc' });
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    if (await last.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(last).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${seriesIndex}/long-arc`);
  await expect(menu(page)).toBeHidden();

  await test.step('closes the menu on a second press', async () => {
    await menuButton(page).click();
    await expect(menu(page).getByRole('link', { name: 'Back to Polaris' })).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
  });
});

test('switches the theme in the series', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('banner').getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.goto(seriesIndex);
  await expect(page.locator('html')).toHaveClass('dark');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows an essay and opens its menu without scripts', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'The empty restaurant' })).toBeVisible();
    await menuButton(page).click();
    await expect(menu(page).getByRole('link', { name: 'The Long Arc' })).toBeVisible();
  });
});
