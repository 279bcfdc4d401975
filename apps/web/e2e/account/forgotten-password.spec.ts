import type { Page } from '@playwright/test';
import { makeAccount } from '../support/data.ts';
import { failedResponse } from '../support/console-errors.ts';
import { expect, test } from '../support/mail-test.ts';

const LINK = /http\S+\/login#reset=[\w-]+/;

test('replaces a forgotten password by a mailed link that works once', async ({
  page,
  polaris,
  mails,
  playwright,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(400), failedResponse(401));
  const elsewhere = await playwright.request.newContext({ baseURL: polaris.url });
  const account = await makeAccount(elsewhere);

  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText(
    `If there is an account for ${account.email}, a link to choose a new password is on its way.`,
  );

  const link = await mails.read(account.email, LINK);
  expect(link).toContain(`${polaris.url}/login#reset=`);
  await page.goto(link);
  await chooseNewPassword(page, 'eight loud harbours');
  await expect(page).toHaveURL('/dashboard');
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  expect((await elsewhere.get('/api/auth/user')).status()).toBe(401);

  const { email, password } = account;
  const signIn = (word: string) =>
    elsewhere.post('/api/auth/login', { data: { email, password: word } });
  expect((await signIn(password)).status()).toBe(401);
  expect((await signIn('eight loud harbours')).status()).toBe(200);

  await page.goto('/');
  await page.goto(link);
  await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
  expect((await signIn('eight loud harbours')).status()).toBe(200);
});

async function chooseNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
}
