import { register } from './data.ts';
import { refusedWith } from './console-errors.ts';
import { expect, test } from './test.ts';

test('the admin area is denied to a customer', async ({ page }) => {
  const { email } = await register(page.request);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
});

test('/admin sends who is not signed in to the sign-in page, and back', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedWith(401));
  const toLogin = page.waitForRequest(/\/api\/login\?returnTo=/);
  await page.goto('/admin');
  await toLogin;
  await expect(page).toHaveURL(/\/login\?returnTo=(\/|%2F)admin$/);
});

test('every screen starts at its top', async ({ page, signInAsOwner }) => {
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
