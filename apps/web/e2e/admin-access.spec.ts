import { register } from './data.ts';
import { refusedWith } from './faults.ts';
import { expect, test } from './test.ts';

const screens = [
  '/admin/contacts',
  '/admin/services',
  '/admin/customers',
  '/admin/customers/1',
  '/admin/activity',
  '/admin/assets',
  '/admin/mail',
  '/admin/audit',
  '/admin/trash',
];

test('every screen is denied to who is not signed in', async ({ page, faults }) => {
  test.slow();
  faults.announce(refusedWith(401));
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expect(
      page.getByText('You need to be logged in to access this page.', { exact: true }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  }
});

test('every screen is denied to a customer', async ({ page }) => {
  test.slow();
  const { email } = await register(page.request);
  for (const path of ['/admin', ...screens]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(email);
    await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
  }
});

test('/admin sends who is not signed in to the sign-in page, and back', async ({
  page,
  faults,
}) => {
  faults.announce(refusedWith(401));
  const toLogin = page.waitForRequest(/\/api\/login\?returnTo=/);
  await page.goto('/admin');
  await toLogin;
  await expect(page).toHaveURL(/\/login\?returnTo=(\/|%2F)admin$/);
});

test('the side navigation leads to every screen and marks the current one', async ({
  page,
  signInAsOwner,
}) => {
  await signInAsOwner();
  await page.goto('/admin');
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  const places = [
    ['Submissions', '/admin/contacts', 'Submissions'],
    ['Services', '/admin/services', 'Services Management'],
    ['Customers', '/admin/customers', 'Customers'],
    ['Activity', '/admin/activity', 'Activity'],
    ['Assets', '/admin/assets', 'Assets'],
    ['Mail', '/admin/mail', 'Mail'],
    ['Audit Log', '/admin/audit', 'Audit Log'],
    ['Trash', '/admin/trash', 'Trash'],
    ['Dashboard', '/admin', 'Dashboard'],
  ];
  await expect(navigation.getByRole('list').first().getByRole('link')).toHaveText([
    'Dashboard',
    'Submissions',
    'Services',
    'Customers',
    'Activity',
    'Assets',
  ]);
  for (const [label = '', path = '', title = ''] of places) {
    await navigation.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(navigation.locator('[aria-current=page]')).toHaveText(label);
  }
});

test('an unknown admin page shows the not-found text', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/admin/nope');
  await expect(page.getByRole('heading', { level: 1, name: '404 Oh... bummer.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take Me Home' })).toHaveAttribute('href', '/');
});

test('every screen starts at its top', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.setViewportSize({ width: 375, height: 600 });
  await page.goto('/admin/services');
  await expect(page.getByRole('heading', { name: /All Services \(/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Assets' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { name: /All Assets \(/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
