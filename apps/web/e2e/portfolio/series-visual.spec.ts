import { expectAccessibleInBothThemes, setWidth } from '../support/pages/visual-checks.ts';
import { testPublicPages } from '../support/pages/public-visual-checks.ts';
import { seriesIndex, expectedSeriesPages } from '../support/series.ts';
import { expect, test } from '../support/test.ts';

const SMALL = 5 * 1024;

testPublicPages('the series', expectedSeriesPages);

test('keeps the open menu accessible', async ({ page }) => {
  await setWidth(page, 375);
  await page.goto(`${seriesIndex}/manifesto`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectAccessibleInBothThemes(page);
});

test('loads one small script, and no framework, on series pages', async ({ page }) => {
  for (const path of [seriesIndex, `${seriesIndex}/manifesto`]) {
    const scripts: Promise<number>[] = [];
    page.removeAllListeners('requestfinished');
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(scripts);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SMALL);
    expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false);
    await expect(page.locator('script[data-page-script]')).toHaveCount(1);
  }
});

test('prints only the text, dark on white', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`${seriesIndex}/manifesto`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Next' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.locator('.pull-quote')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});
