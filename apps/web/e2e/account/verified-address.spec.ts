import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createAccount } from '../support/create-account.ts';
import { makeAccount } from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { expectVisualChecks } from '../support/pages/visual-checks.ts';
import { expect, test } from '../support/mail-test.ts';
import { expectToast } from '../support/toast.ts';

const CODE = /\b\d{6}\b/;
const LINK = /http\S+\/login#verify=[\w-]+/;

const notice = (page: Page) => page.getByRole('region', { name: /^Verify your/ });
const emailSection = (page: Page) => page.getByRole('region', { name: 'Email address' });
const code = (page: Page) => page.getByLabel('Six-digit code');

/** A wrong code. */
const wrongCode = (right: string) => `${right[0] === '9' ? '1' : '9'}${right.slice(1)}`;

test('verifies an address by the mailed code, and removes the notice', async ({
  page,
  mails,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(failedResponse(400));
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(
    page.getByText("You'll get an email with a link and a code at this address."),
  ).toBeVisible();
  const email = await createAccount(page);
  await expect(page).toHaveURL('/dashboard');
  await expect(notice(page)).toContainText(`Open the link in our email to ${email}`);
  const first = await mails.read(email, CODE);

  await code(page).fill(wrongCode(first));
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
  await notice(page).getByRole('button', { name: 'Send it again' }).click();
  await expect(notice(page).getByText('A new email is on its way.')).toBeVisible();
  await expect.poll(() => mails.to(email).length).toBe(2);
  await expectVisualChecks(page);

  const digits = await mails.read(email, CODE);
  await code(page).fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Email address verified', `Your email now goes to ${email}.`);
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('asks a signed-out visitor of the mailed link for the password, and verifies once', async ({
  page,
  playwright,
  polaris,
  mails,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(failedResponse(400), failedResponse(401));
  const elsewhere = await playwright.request.newContext({ baseURL: polaris.url });
  const { email, password } = await makeAccount(elsewhere);
  const status = async () =>
    ((await (await elsewhere.get('/api/auth/user')).json()) as { emailStatus: string }).emailStatus;
  const link = await mails.read(email, LINK);
  expect(link).toContain(`${polaris.url}/login#verify=`);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await expectVisualChecks(page);
  expect(await status()).toBe('unverified');

  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await expectVisualChecks(page);
  expect(await status()).toBe('unverified');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page.getByRole('status')).toContainText(`${email} is verified.`);
  await expectVisualChecks(page);
  expect(await status()).toBe('verified');
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent('/dashboard')}`);

  await page.goto(link);
  await page.getByRole('button', { name: 'Verify my address' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.');
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeFocused();
  await expectVisualChecks(page);
  await elsewhere.dispose();
});

test('renders the notice with the dashboard, without a layout shift', async ({ page }) => {
  await makeAccount(page.request);
  const gate = Promise.withResolvers<void>();
  await page
    .context()
    .route(/\/api\/(purchases|sessions|communication-preferences)$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
  await page.goto('/dashboard');
  await expect(notice(page)).toBeVisible();
  const history = page.getByRole('region', { name: 'Purchase History' });
  await expect(history.getByText('Loading your purchase history...')).toBeAttached();
  const services = page.getByRole('heading', { name: 'Your Active Services' });
  const before = await services.boundingBox();
  gate.resolve();
  await expect(history.getByText("You haven't made any purchases yet.")).toBeVisible();
  expect(await services.boundingBox()).toEqual(before);
});

test('removes the notice when the link is opened in another tab', async ({
  page,
  context,
  mails,
}) => {
  const { email } = await makeAccount(page.request);
  await page.goto('/dashboard');
  await expect(notice(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(await mails.read(email, LINK));
  await tab.getByRole('button', { name: 'Verify my address' }).click();
  await tab.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(notice(tab)).toHaveCount(0);
  await page.bringToFront();
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(notice(page)).toHaveCount(0);
});

test('keeps the old address until the new one is verified, and notifies it', async ({
  page,
  playwright,
  polaris,
  mails,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(failedResponse(400));
  const { email: old, password } = await makeAccount(page.request);
  await page.request.post('/api/auth/verify-code', { data: { code: await mails.read(old, CODE) } });
  const elsewhere = await playwright.request.newContext({ baseURL: polaris.url });
  const signIn = async (email: string) =>
    (await elsewhere.post('/api/auth/login', { data: { email, password } })).status();
  const next = `${randomUUID()}@example.com`;

  await page.goto('/dashboard/profile#email');
  await expect(page.getByLabel('New email address')).toBeFocused();
  await expect(emailSection(page)).toContainText(`${old}Verified`);
  await page.getByLabel('New email address').fill(next);
  await emailSection(page).getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(emailSection(page).getByLabel('Current password')).toHaveAccessibleDescription(
    'This is not your current password.',
  );
  await emailSection(page).getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expectToast(page, 'Check your email', `A link and a code are on their way to ${next}.`);
  await expect(code(page)).toBeFocused();
  await expectVisualChecks(page);
  expect([await signIn(old), await signIn(next)]).toEqual([200, 401]);

  await page.goto('/dashboard');
  await expect(notice(page)).toContainText(
    `Until then, ${old} remains the address of your account.`,
  );
  await notice(page).getByRole('link', { name: 'Change it' }).click();
  await code(page).fill(await mails.read(next, CODE));
  await emailSection(page).getByRole('button', { name: 'Verify' }).click();
  await expectToast(page, 'Email address verified', `Your email now goes to ${next}.`);
  await expect(emailSection(page)).toContainText(`${next}Verified`);
  await expect(emailSection(page).getByRole('heading')).toBeFocused();
  expect([await signIn(old), await signIn(next)]).toEqual([401, 200]);
  await expect.poll(() => mails.to(old).at(-1)).toContain('now uses ');
  await elsewhere.dispose();
});
