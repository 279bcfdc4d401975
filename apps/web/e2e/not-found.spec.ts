import { refusedWith } from './console-errors.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(refusedWith(404)));

for (const path of ['/nope', '/admin/nope', '/portfolio/nope', '/PolarisNet/nope']) {
  test(`${path} is not found, in the words of the specification`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
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

test('its search leads to the services', async ({ page }) => {
  await page.goto('/nope');
  await page.getByRole('searchbox', { name: 'Search the services' }).fill('dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/services?q=dashboard');
});

test('the legal pages are not there before they are published', async ({ request }) => {
  for (const path of ['/privacy', '/terms', '/cookies'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('its button keeps its height beside the search on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nope');
  const box = await page.getByRole('link', { name: 'Take Me Home' }).boundingBox();
  expect(box?.height).toBeLessThan(64);
});
