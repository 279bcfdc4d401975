import type { Page } from '@playwright/test';
import { failedResponse } from '../support/console-errors.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

/** Answers a screen's script like a server with another build, or a server that is down. */
const answerWith = (page: Page, status: number) =>
  page.context().route('**/assets/settings-screen-*', (route) => route.fulfill({ status }));

/** The logged error of a failed screen. */
const screenFailed = /^[\w$]+: SettingsScreen\n/;

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test("reloads once when a screen's script is gone after a new build", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(404), /dynamically imported module/, screenFailed);
  await answerWith(page, 404);
  await page.goto('/admin/customers');
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  const gone = await page.request.head('/assets/of-an-older-build.js');
  expect(gone.status()).toBe(404);
  await mark(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  // Still missing: it must not reload again.
  await mark(page);
  await page.waitForTimeout(2000);
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByText('Settings could not be loaded')).toBeVisible();
  await page.context().unroute('**/assets/settings-screen-*');
  await page.goto('/admin/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('keeps what is typed when a script fails because the server is down', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(503), /dynamically imported module/);
  await answerWith(page, 503);
  await page.goto('/admin/customers');
  await page.getByRole('button', { name: 'Add New Customer' }).click();
  const name = page.getByRole('form', { name: 'Add New Customer' }).getByLabel('Name');
  await name.fill('Half a thought');
  const asked = page.waitForResponse(/settings-screen-/);
  // Preloads its screen.
  await page.getByRole('link', { name: 'Settings' }).hover();
  await asked;
  await page.waitForTimeout(1000);
  await expect(name).toHaveValue('Half a thought');
});
