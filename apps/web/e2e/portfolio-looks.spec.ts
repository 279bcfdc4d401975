import { expectAccessible, expectNoSidewaysScroll } from './looks.ts';
import { pages } from './portfolio.ts';
import { useTheme } from './portfolio-page.ts';
import { expect, test } from './test.ts';

const SMALL = 5 * 1024;

for (const theme of ['light', 'dark'])
  for (const width of [375, 768, 1440])
    test(`in ${theme} at ${width} every page is accessible and fits`, async ({ page }) => {
      test.slow();
      await page.route('https://w.soundcloud.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
      );
      await useTheme(page, theme);
      await page.setViewportSize({ width, height: 900 });
      for (const path of pages) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveClass(theme);
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
    });

test('a page brings one small script, and none of the framework', async ({ page }) => {
  for (const path of ['/portfolio', '/portfolio/entity-match']) {
    const scripts: Promise<number>[] = [];
    page.removeAllListeners('requestfinished');
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(scripts);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SMALL);
    await expect(page.locator('script[src]')).toHaveCount(1);
  }
});
