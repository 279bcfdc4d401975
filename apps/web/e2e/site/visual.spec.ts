import { makeAsset, makeService } from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { expectVisualChecks } from '../support/pages/visual-checks.ts';
import { testPublicPages } from '../support/pages/public-visual-checks.ts';
import { readPage } from '../support/pages/read-page.ts';
import { demoSite, expect, test } from '../support/test.ts';

test.use({ ownPolaris: demoSite });

const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4);

let endlessId = 0;

/** Long user texts. */
test.beforeAll(async ({ playwright, polaris, ownerCookies }) => {
  const owner = await playwright.request.newContext({
    baseURL: polaris.url,
    storageState: { cookies: ownerCookies, origins: [] },
  });
  const price = { price: 9_999_999_999.99, priceDisplay: endless };
  const service = { ...price, name: endless, description: endless, showOnLanding: true };
  endlessId = (await makeService(owner, service)).id;
  await makeAsset(owner, {
    name: endless,
    description: endless,
    type: 'video',
    usage: 'portfolio_demo_video',
    sortOrder: -1,
  });
  await owner.dispose();
});

testPublicPages('the site', ['/', '/services', '/services/1', '/about', '/contact']);

test('keeps every state of a page accessible on every screen size', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(failedResponse(404));
  const states = [
    '/contact?sent',
    '/services?q=nothing+like+it',
    `/services/${endlessId}`,
    '/services/2147483647',
    '/portfolio/explainer-videos',
  ];
  for (const path of states)
    await test.step(path, async () => {
      await page.goto(path);
      await expectVisualChecks(page);
    });
});

test('marks the current page', async ({ request }) => {
  for (const path of ['/', '/services', '/services/1', '/about', '/contact']) {
    const { all } = await readPage(request, path);
    expect(all('nav[aria-label=Main] [aria-current]'), path).toHaveLength(path === '/' ? 0 : 1);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('renders every page without scripts, with working links', async ({ page }) => {
    for (const path of ['/services', '/services/1', '/about', '/contact']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await page.getByRole('button', { name: "Let's Talk" }).click();
      await expect(page).toHaveURL(/\/contact\??$/);
    }
  });
});
