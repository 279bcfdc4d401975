import { pages } from './portfolio.ts';
import { testLooksOf } from './portfolio-page.ts';
import { expect, test } from './test.ts';

const SMALL = 5 * 1024;

for (const path of pages) testLooksOf(path);

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
