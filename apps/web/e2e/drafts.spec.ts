import type { Page } from '@playwright/test';
import { refusedWith } from './console-errors.ts';
import { register } from './data.ts';
import { owner } from './start-polaris.ts';
import { expect, test } from './test.ts';

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** The owner, in a session of this test's own, has begun to write down a customer. */
async function leaveDraft(page: Page): Promise<void> {
  await page.request.post('/api/auth/login', { data: owner });
  await page.goto('/admin/customers#new-customer-title');
  const name = page.getByRole('form', { name: 'Add New Customer' }).getByLabel('Name');
  await name.fill('Ada of the Harbor');
  await expect.poll(() => stored(page)).toContain('Ada of the Harbor');
}

test('what was typed and not sent is dropped by signing out', async ({ page }) => {
  await leaveDraft(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).not.toContain('Ada');
});

test('it outlives a session that has ended, but not another account', async ({
  page,
  request,
  consoleErrors,
}) => {
  // What the open page asks for after its session has ended.
  consoleErrors.allow(refusedWith(401));
  await leaveDraft(page);
  await page.request.post('/api/auth/logout');
  await page.request.post('/api/auth/login', { data: owner });
  await page.reload();
  await expect(page.getByRole('form', { name: 'Add New Customer' }).getByLabel('Name')).toHaveValue(
    'Ada of the Harbor',
  );
  await page.request.post('/api/auth/logout');
  const other = await register(request);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(other.email);
  await page.getByLabel('Password', { exact: true }).fill(other.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await stored(page)).not.toContain('Ada');
});
