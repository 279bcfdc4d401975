import type { Page } from '@playwright/test';
import { makeAccount } from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { expectAccessible } from '../support/pages/visual-checks.ts';
import { owner } from '../support/start-polaris.ts';
import { expect, test } from '../support/test.ts';

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
}

test('creates an account, shows it in the header, and signs out (ASVS 7.4.4)', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(400));
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Hopper');
  await email(page).fill(`grace-${Date.now()}@example.com`);
  await password(page).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(password(page)).toHaveAccessibleDescription(
    /Password must be at least 8 characters\./,
  );
  await password(page).fill('password1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  await password(page).fill('seven quiet harbours');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');

  // The dashboard also shows the name once loaded.
  const header = page.getByRole('banner');
  await openAccountMenu(page);
  await expect(header.getByText('Grace Hopper')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Admin' })).toBeHidden();
  // What the dashboard is still reading is answered after the session has ended.
  consoleErrors.allow(failedResponse(401));
  await header.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await openAccountMenu(page);
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('keeps what was typed before the scripts loaded, and prevents an early submit', async ({
  page,
  playwright,
  baseURL,
}) => {
  const account = await makeAccount(
    await playwright.request.newContext({ baseURL: baseURL ?? '' }),
  );
  const release = await openBeforeScripts(page);
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  await page.keyboard.press('Enter');
  release();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('carries an address typed before the scripts loaded to the other forms', async ({ page }) => {
  const release = await openBeforeScripts(page);
  await email(page).fill('ada@example.com');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(email(page)).toHaveValue('ada@example.com');
});

test('keeps what was typed before the scripts loaded when a link shows another form', async ({
  page,
}) => {
  const release = await openBeforeScripts(page, '/login#setup=some-token');
  await email(page).fill('ada@example.com');
  await password(page).fill('seven quiet harbours');
  release();
  await expect(page.getByRole('heading', { name: 'Set up your site' })).toBeVisible();
  await expect(email(page)).toHaveValue('ada@example.com');
  await expect(password(page)).toHaveValue('seven quiet harbours');
  await page.keyboard.type(' at night');
  await expect(password(page)).toHaveValue('seven quiet harbours at night');
});

/** Opens the page with its scripts blocked until released. */
async function openBeforeScripts(page: Page, path = '/login'): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.context().route(/hydrate-router/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return gate.resolve;
}

/** The admin area, blocked if unchecked, as it costs as much as the rest. */
const leaveOutAdmin = (page: Page) =>
  page.context().route(
    ({ pathname }) => pathname.startsWith('/admin'),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Admin</title>' }),
  );

test('returns to the previous page after sign-in', async ({ page }) => {
  await leaveOutAdmin(page);
  await page.goto('/api/login?returnTo=/admin/contacts?highlight=1');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await signIn(page, owner);
  await expect(page).toHaveURL('/admin/contacts?highlight=1');
});

test('redirects to no other site (ASVS 3.7.2)', async ({ page }) => {
  await leaveOutAdmin(page);
  await page.goto(`/login?returnTo=${encodeURIComponent('//evil.example')}`);
  await signIn(page, owner);
  await expect(page).toHaveURL('/admin');
});

test('lets a signed-in user continue or sign out', async ({ page }) => {
  const account = await makeAccount(page.request);
  await page.goto('/login');
  await expect(page.getByText(`You're signed in as ${account.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(password(page)).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('returns to the desktop app after its sign-in', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/^Failed to launch 'polaris:/);
  const [code, state] = ['c'.repeat(43), 's'.repeat(43)];
  await page.goto(`/login#app=${code}.${state}`);
  await expect(page.getByRole('heading', { name: 'Back to the app' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the app' });
  await expect(link).toHaveAttribute('href', `polaris://signed-in?code=${code}&state=${state}`);
  await expectAccessible(page);
  await page.goto(`/login#app=${code}.https://evil.example`);
  await expect(password(page)).toBeVisible();
});
