import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { failedResponse } from '../support/console-errors.ts';
import { makeAccount } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

/** The code of the next step of 30 seconds, as earlier ones have been used. */
const nextCode = (secret: string, step: number) =>
  generateSync({
    strategy: 'totp',
    secret,
    epoch: Math.floor(Date.now() / 1000) + 30 * step,
  });

const section = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' });

test('sets up an authenticator app, then signs in with its code and with a recovery code', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(401));
  const { email, password } = await makeAccount(page.request);
  await page.goto('/dashboard/profile');
  await section(page).getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const secret = await page.getByLabel('Can’t scan it? Enter this key').inputValue();
  await page.getByLabel('Six-digit code').fill(nextCode(secret, 0));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section(page).getByText('10 recovery codes left.')).toBeVisible();

  for (const enter of [
    () => page.getByLabel('Six-digit code').fill(nextCode(secret, 1)),
    async () => {
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').fill(recoveryCode);
    },
  ]) {
    await page.request.post('/api/auth/logout');
    await page.goto('/login?returnTo=/dashboard');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Six-digit code')).toBeFocused();
    await enter();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  }
});
