import { expectedPortfolioPages } from '../support/portfolio.ts';
import { testPublicPages } from '../support/pages/public-visual-checks.ts';
import { expect, test } from '../support/test.ts';

const SMALL = 5 * 1024;

testPublicPages('the portfolio, first half', expectedPortfolioPages.slice(0, 5));
testPublicPages('the portfolio, second half', expectedPortfolioPages.slice(5));

test('loads one small script, and no framework, on portfolio pages', async ({ page }) => {
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
    await expect(page.locator('script[data-page-script]')).toHaveCount(1);
  }
});
