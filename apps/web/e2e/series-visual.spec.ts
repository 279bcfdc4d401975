import { expectAccessibleInBothThemes, setWidth } from './visual-checks.ts';
import { testPublicPages } from './public-visual-checks.ts';
import { index, pages } from './series.ts';
import { expect, test } from './test.ts';

const SMALL = 5 * 1024;

testPublicPages('the series', pages);

test('the open menu is accessible', async ({ page }) => {
  await setWidth(page, 375);
  await page.goto(`${index}/manifesto`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectAccessibleInBothThemes(page);
});

test('a page brings one small script, and none of the framework', async ({ page }) => {
  for (const path of [index, `${index}/manifesto`]) {
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

test('on paper the words stand alone, dark on white', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`${index}/manifesto`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Next' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
  await expect(page.locator('.pull-quote')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});
