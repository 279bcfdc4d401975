import { failedResponse } from '../support/console-errors.ts';
import { makeAccount } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

test('shows the sign-in page in all tabs when one signs out, without records (ASVS 14.3.1)', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(401));
  const { email } = await makeAccount(page.request);
  const [profile, home] = [await context.newPage(), await context.newPage()];
  await profile.goto('/dashboard/profile');
  await expect(profile.getByRole('main')).toContainText(email);
  await home.goto('/');
  await home.getByRole('button', { name: 'Account' }).click();
  await expect(home.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Account' }).click();
  const response = page.waitForResponse(/\/api\/auth\/logout$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  expect((await (await response).allHeaders())['clear-site-data']).toBe('"cache"');
  await expect(page).toHaveURL('/');
  await expect(profile).toHaveURL(/\/login\?returnTo=/);
  await expect(profile.getByRole('main')).not.toContainText(email);
  await expect(home.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await expect(home.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});
