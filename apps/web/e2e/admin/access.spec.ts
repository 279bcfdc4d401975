import { makeAccount } from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { expect, test } from '../support/test.ts';

test('denies the admin area to a customer', async ({ page }) => {
  const { email } = await makeAccount(page.request);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
});

test('sends a signed-out visitor of /admin to the sign-in page, and back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(401));
  const toLogin = page.waitForRequest(/\/api\/login\?returnTo=/);
  await page.goto('/admin');
  await toLogin;
  await expect(page).toHaveURL(/\/login\?returnTo=(\/|%2F)admin$/);
});

test('reads the signed-in user from the page in the header and on screens', async ({
  page,
  signInAsOwner,
}) => {
  await signInAsOwner();
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/user') asked += 1;
  });
  await page.goto('/admin');
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await navigation.getByRole('link', { name: 'Customers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  // The header has it, too: its menu says who that is.
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(asked).toBe(0);
});

test('opens every screen at its top', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto('/admin/services');
  await expect(page.getByRole('heading', { name: /All Services \(/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^Activity/ })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { name: /^Recent Activity/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
