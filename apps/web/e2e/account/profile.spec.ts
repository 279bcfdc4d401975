import { type Page, request } from '@playwright/test';
import type { AccountData } from '@polaris/contracts';
import { readFileSync } from 'node:fs';
import { makeService, makeAccount } from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const NEW_PASSWORD = 'eight loud harbours';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function open(page: Page) {
  const account = await makeAccount(page.request);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  return account;
}

/** Another browser of the same user. */
async function signInElsewhere(url: string, account: { email: string; password: string }) {
  const calls = await request.newContext({ baseURL: url });
  const { email, password } = account;
  const response = await calls.post('/api/auth/login', { data: { email, password } });
  return { calls, status: response.status() };
}

test('requires the old password for a new one, and signs out other devices', async ({
  page,
  polaris,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(400));
  const account = await makeAccount(page.request);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  const { calls: elsewhere } = await signInElsewhere(polaris.url, account);
  const form = section(page, 'Password');
  const [current, next] = [form.getByLabel('Current password'), form.getByLabel('New password')];
  const change = form.getByRole('button', { name: 'Change password' });
  await current.fill('not this one');
  await next.fill('short');
  await change.click();
  await expect(next).toHaveAccessibleDescription(/at least 8 characters/);
  await next.fill(NEW_PASSWORD);
  await change.click();
  await expect(current).toHaveAccessibleDescription('This is not your current password.');
  await current.fill(account.password);
  await change.click();
  await expectToast(page, 'Password changed', 'Every other device has been signed out.');
  await expect(current).toHaveValue('');
  expect((await elsewhere.get('/api/auth/user')).status()).toBe(401);
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  expect((await signInElsewhere(polaris.url, account)).status).toBe(401);
  const renewed = { ...account, password: NEW_PASSWORD };
  expect((await signInElsewhere(polaris.url, renewed)).status).toBe(200);
});

test('signs out another device, and then this one', async ({ page, polaris }) => {
  const account = await open(page);
  const { calls: elsewhere } = await signInElsewhere(polaris.url, account);
  await page.goto('/dashboard/profile#devices');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeFocused();
  const devices = section(page, 'Devices').getByRole('listitem');
  const question = page.getByRole('alertdialog');
  await devices.last().getByRole('button').click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(devices).toHaveCount(1);
  expect((await elsewhere.get('/api/auth/user')).status()).toBe(401);
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  await devices.getByRole('button').click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('lists devices, and signs out everywhere', async ({ page, polaris }) => {
  const account = await open(page);
  const { calls: elsewhere } = await signInElsewhere(polaris.url, account);
  await page.reload();
  const devices = section(page, 'Devices').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  expect((await elsewhere.get('/api/auth/user')).status()).toBe(401);
});

test("downloads all of the user's data as one file", async ({ page, ownerApi }) => {
  const { id, name } = await makeService(ownerApi);
  const { email } = await open(page);
  await page.request.post('/api/purchases', { data: { serviceId: id } });
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('polaris-account.json');
  const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as AccountData;
  expect(data).toMatchObject({ user: { email }, purchases: [{ service: { name } }] });
});

test('deletes an account only with its address and its password', async ({
  page,
  polaris,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(400));
  const account = await open(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  const address = question.getByLabel(`Type ${account.email} to confirm`);
  await expect(address).toBeFocused();
  const password = question.getByLabel('Current password');
  await address.fill('somebody@example.com');
  await password.fill(account.password);
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(address).toHaveAccessibleDescription('This is not the address of your account.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);

  await page.getByRole('button', { name: 'Delete account' }).click();
  await address.fill(account.email);
  await password.fill(account.password);
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL('/');
  expect((await signInElsewhere(polaris.url, account)).status).toBe(401);
});
