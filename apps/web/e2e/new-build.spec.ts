import type { Page } from '@playwright/test';
import { refusedWith } from './console-errors.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

/** Answers the script of a screen as a server does that has another build, or is away. */
const answerWith = (page: Page, status: number) =>
  page.context().route('**/assets/trash-screen-*', (route) => route.fulfill({ status }));

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

test('a screen whose script is gone with an older build is opened by a reload, once', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedWith(404), /dynamically imported module/);
  await answerWith(page, 404);
  await page.goto('/admin/customers');
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  await mark(page);
  await page.getByRole('link', { name: 'Trash' }).click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await page.context().unroute('**/assets/trash-screen-*');
  await page.goto('/admin/trash');
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
});

test('what is typed stays when a script cannot be loaded because the server is away', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedWith(503), /dynamically imported module/);
  await answerWith(page, 503);
  const asked = page.waitForResponse(/trash-screen-/);
  await page.goto('/admin/customers');
  await page.getByRole('button', { name: 'Add New Customer' }).click();
  const name = page.getByRole('form', { name: 'Add New Customer' }).getByLabel('Name');
  await name.fill('Half a thought');
  // All screens are loaded once the first is there.
  await asked;
  await page.waitForTimeout(2000);
  await expect(name).toHaveValue('Half a thought');
});
