import { failedResponse } from '../support/console-errors.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(failedResponse(404)));

for (const path of ['/nope', '/admin/nope', '/portfolio/nope', '/PolarisNet/nope']) {
  test(`shows the specified not-found page at ${path}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(main.getByText('Oh... bummer.', { exact: true })).toBeVisible();
    await expect(main.getByText('Something went wrong.', { exact: true })).toBeVisible();
    await expect(
      main.getByText(
        "The page you're looking for doesn't exist, or maybe it wandered off to get coffee.",
        { exact: true },
      ),
    ).toBeVisible();
    for (const link of ['/portfolio', '/services', '/about', '/contact', '/PolarisNet'])
      await expect(
        main.getByRole('navigation', { name: 'Main pages' }).locator(`a[href="${link}"]`),
      ).toBeVisible();
    const framed = ['/nope', '/admin/nope'].includes(path) ? 1 : 0;
    await expect(page.getByRole('banner')).toHaveCount(framed);
    await expect(page.getByRole('contentinfo')).toHaveCount(framed);
    await main.getByRole('link', { name: 'Take Me Home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('searches the services from the not-found page', async ({ page }) => {
  await page.goto('/nope');
  await page.getByRole('searchbox', { name: 'Search the services' }).fill('dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/services?q=dashboard');
});

test('returns 404 for legal pages until they are published', async ({ request }) => {
  for (const path of ['/privacy', '/terms', '/cookies'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test("keeps the button's height next to the search on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nope');
  const box = await page.getByRole('link', { name: 'Take Me Home' }).boundingBox();
  expect(box?.height).toBeLessThan(64);
});
