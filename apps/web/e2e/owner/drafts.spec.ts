import type { Page } from '@playwright/test';
import { failedResponse } from '../support/console-errors.ts';
import { makeAccount } from '../support/data.ts';
import { owner } from '../support/start-polaris.ts';
import { expect, test } from '../support/test.ts';

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** The owner, in a separate login session, with an unsaved customer. */
async function leaveDraft(page: Page): Promise<void> {
  await page.request.post('/api/auth/login', { data: owner });
  await page.goto('/admin/customers#new-customer-title');
  const name = page.getByRole('form', { name: 'Add New Customer' }).getByLabel('Name');
  await name.fill('Ada of the Harbor');
  await expect.poll(() => stored(page)).toContain('Ada of the Harbor');
}

test('deletes drafts on sign-out', async ({ page }) => {
  await leaveDraft(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).not.toContain('Ada');
});

test('keeps a draft when the session expires, but not for another account', async ({
  page,
  request,
  consoleErrors,
}) => {
  // Requests by the open page after its session has expired.
  consoleErrors.allow(failedResponse(401));
  await leaveDraft(page);
  await page.request.post('/api/auth/logout');
  await page.request.post('/api/auth/login', { data: owner });
  await page.reload();
  await expect(page.getByRole('form', { name: 'Add New Customer' }).getByLabel('Name')).toHaveValue(
    'Ada of the Harbor',
  );
  await page.request.post('/api/auth/logout');
  const other = await makeAccount(request);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(other.email);
  await page.getByLabel('Password', { exact: true }).fill(other.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await stored(page)).not.toContain('Ada');
});
