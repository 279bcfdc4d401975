import { makeAsset, makeService } from './data.ts';
import { refusedWith } from './faults.ts';
import { UNSEEN, watchShifts } from './layout-shift.ts';
import { expectGoodLooks, setWidth, widths } from './looks.ts';
import { expect, test } from './test.ts';

test.use({ ownPolaris: { name: 'site-looks' } });

const endless = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(4);

/** Words of people are as long as they like. */
test.beforeEach(async ({ ownerApi }) => {
  const price = { price: 9_999_999_999.99, priceDisplay: endless };
  await makeService(ownerApi, { ...price, name: endless, description: endless });
  await makeAsset(ownerApi, {
    name: endless,
    description: endless,
    type: 'video',
    usage: 'portfolio_demo_video',
    sortOrder: -1,
  });
});

const pages = ['/contact', '/contact?sent', '/about', '/services', '/services?q=nothing+like+it'];

for (const path of pages) {
  test(`${path}: fits every screen and is accessible`, async ({ page }) => {
    await page.goto(path);
    await expectGoodLooks(page);
  });
}

test('a service, there or not: fits every screen and is accessible', async ({
  page,
  faults,
  ownerApi,
}) => {
  faults.announce(refusedWith(404));
  const { id } = await makeService(ownerApi, { name: endless, description: endless });
  for (const path of [`/services/${id}`, '/services/2147483647']) {
    await page.goto(path);
    await expectGoodLooks(page);
  }
});

test('each page has a title and a description of its own, and says where one is', async ({
  page,
}) => {
  const seen: string[] = [];
  for (const path of ['/', '/services', '/services/1', '/about', '/contact']) {
    await page.goto(path);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description).toMatch(/^.{50,200}$/s);
    seen.push(await page.title(), description ?? '');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await expect(current).toHaveCount(path === '/' ? 0 : 1);
  }
  expect(new Set(seen).size).toBe(seen.length);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads, and leads on', async ({ page }) => {
    for (const path of ['/services', '/services/1', '/about', '/contact']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await page.getByRole('button', { name: "Let's Talk" }).click();
      await expect(page).toHaveURL(/\/contact\??$/);
    }
  });
});

for (const path of ['/services', '/services/1', '/about', '/contact']) {
  test(`${path} does not shift while it loads`, async ({ page }) => {
    const readShift = await watchShifts(page);
    for (const width of widths) {
      await setWidth(page, width);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await readShift()).toBeLessThan(UNSEEN);
    }
  });
}
