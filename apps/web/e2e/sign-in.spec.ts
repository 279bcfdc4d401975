import type { Page } from '@playwright/test';
import { register } from './data.ts';
import { refusedWith } from './faults.ts';
import { expectAccessible } from './looks.ts';
import { owner } from './start-polaris.ts';
import { expect, test } from './test.ts';

const WRONG = 'Email or password is wrong.';

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

test('a wrong password is told without saying what was wrong, and the words stay', async ({
  page,
  playwright,
  baseURL,
  faults,
}) => {
  faults.announce(refusedWith(401));
  const account = await register(await playwright.request.newContext({ baseURL: baseURL ?? '' }));
  await page.goto('/login');
  await signIn(page, { ...account, password: 'not this one' });
  await expect(page.getByRole('alert')).toHaveText(WRONG);
  await expect(email(page)).toHaveValue(account.email);
  await signIn(page, { email: 'nobody@example.com', password: 'not this one' });
  await expect(page.getByRole('alert')).toHaveText(WRONG);
  await signIn(page, account);
  await expect(page).toHaveURL('/dashboard');
});

test('an empty form says what is missing', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(password(page)).toHaveAccessibleDescription('Please enter your password.');
  await expect(email(page)).toBeFocused();
});

test('a newcomer makes an account, is known in the header, and signs out', async ({
  page,
  faults,
}) => {
  faults.announce(refusedWith(400));
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

  // The dashboard below names her too, once it has come.
  const header = page.getByRole('banner');
  await openAccountMenu(page);
  await expect(header.getByText('Grace Hopper')).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Admin' })).toBeHidden();
  await header.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await openAccountMenu(page);
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('an address that has an account cannot be registered again', async ({
  page,
  playwright,
  baseURL,
  faults,
}) => {
  faults.announce(refusedWith(409));
  const account = await register(await playwright.request.newContext({ baseURL: baseURL ?? '' }));
  await page.goto('/login#register');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await email(page).fill(account.email);
  await password(page).fill('eight loud harbours');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/already/i)).toBeVisible();
  await expect(page).toHaveURL('/login#register');
});

test('words typed before the scripts came are kept, and cannot be sent too early', async ({
  page,
  playwright,
  baseURL,
}) => {
  const account = await register(await playwright.request.newContext({ baseURL: baseURL ?? '' }));
  const release = await openBeforeScripts(page);
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  await page.keyboard.press('Enter');
  release();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an address typed before the scripts came goes along to the other forms', async ({ page }) => {
  const release = await openBeforeScripts(page);
  await email(page).fill('ada@example.com');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(email(page)).toHaveValue('ada@example.com');
});

/** The page as the server wrote it; what brings it to life waits until it is released. */
async function openBeforeScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/hydrate-router/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  return gate.resolve;
}

test('who came from a page goes back to it', async ({ page }) => {
  await page.goto('/api/login?returnTo=/admin/contacts?highlight=1');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await signIn(page, owner);
  await expect(page).toHaveURL('/admin/contacts?highlight=1');
});

for (const foreign of [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
]) {
  test(`nobody is sent to ${JSON.stringify(foreign)}`, async ({ page }) => {
    await page.goto(`/login?returnTo=${encodeURIComponent(foreign)}`);
    await signIn(page, owner);
    await expect(page).toHaveURL('/admin');
  });
}

test('after ten wrong passwords it says how long to wait, also with the right one', async ({
  page,
  playwright,
  baseURL,
  faults,
}) => {
  faults.announce(refusedWith(429));
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const account = await register(elsewhere);
  await page.goto('/login');
  for (let count = 1; count <= 10; count += 1) {
    const data = { email: account.email, password: `wrong ${count}` };
    expect((await page.request.post('/api/auth/login', { data })).status()).toBe(401);
  }
  await signIn(page, account);
  await expect(page.getByRole('alert')).toHaveText('Too many attempts. Try again in 15 minutes.');
  await expect(password(page)).toHaveValue(account.password);
});

test('who is signed in already may go on or sign out', async ({ page }) => {
  const account = await register(page.request);
  await page.goto('/login');
  await expect(page.getByText(`You are signed in as ${account.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(password(page)).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('a password can be read while it is typed', async ({ page }) => {
  await page.goto('/login');
  await password(page).fill('seven quiet harbours');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
});

test('a sign-in that the desktop app has begun leads back to the app', async ({ page, faults }) => {
  faults.announce(/^Failed to launch 'polaris:/);
  const [code, state] = ['c'.repeat(43), 's'.repeat(43)];
  await page.goto(`/login#app=${code}.${state}`);
  await expect(page.getByRole('heading', { name: 'Back to the app' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the app' });
  await expect(link).toHaveAttribute('href', `polaris://signed-in?code=${code}&state=${state}`);
  await expectAccessible(page);
  await page.goto(`/login#app=${code}.https://evil.example`);
  await expect(password(page)).toBeVisible();
});

test('a provider that was not believed is told about in words of ours', async ({ page }) => {
  await page.goto('/login?refused=This%20account%20is%20closed.');
  await expect(page.getByRole('alert')).toHaveText('This account is closed.');
  await page.goto('/login?refused=Call%20555');
  await expect(page.getByRole('alert')).toContainText('Please try again.');
});
