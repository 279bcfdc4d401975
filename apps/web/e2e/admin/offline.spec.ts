import type { Page } from '@playwright/test';
import { writeContact } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|SettingsScreen/;

const bar = (page: Page) => page.getByText('No connection.', { exact: true });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Admin' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.beforeEach(async ({ signInAsOwner, consoleErrors }) => {
  consoleErrors.allow(lost);
  await signInAsOwner();
});

test('keeps the admin area and its loaded data without a connection', async ({
  page,
  context,
  request,
}) => {
  const { name } = await writeContact(request);
  await page.goto('/admin/contacts');
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await navigation(page).getByRole('link', { name: 'Assets' }).click();
  await expect(heading(page, 'Assets')).toBeVisible();
  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await navigation(page)
    .getByRole('link', { name: /^Submissions/ })
    .click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(bar(page)).toHaveCount(0);
});

test('shows within the frame that a screen was never loaded, and loads it on reconnect', async ({
  page,
  context,
}) => {
  await page.goto('/admin/assets');
  await expect(heading(page, 'Assets')).toBeVisible();
  // A pending response would count as a sign of the server.
  await page.waitForLoadState('networkidle');
  // Only the network fails: the browser still reports that it is online.
  let isLost = true;
  await context.route('**/*', (route) => (isLost ? route.abort() : route.continue()));
  await navigation(page).getByRole('link', { name: 'Settings' }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText('It’s our fault')).toHaveCount(0);
  await expect(navigation(page)).toBeVisible();
  isLost = false;
  await expect(bar(page)).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Try again' });
  if (await again.isVisible()) await again.click();
  await expect(heading(page, 'Settings')).toBeVisible();
});

test('keeps the admin frame when reloaded without a connection', async ({ page, context }) => {
  await page.goto('/admin/assets');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker has cached the pages' files now.
  for (const path of ['/admin/assets', '/admin/assets']) {
    await page.goto(path);
    await expect(heading(page, 'Assets')).toBeVisible();
  }
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/admin'))))
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText('No star in sight.')).toHaveCount(0);
  await context.setOffline(false);
  await expect(heading(page, 'Assets')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
