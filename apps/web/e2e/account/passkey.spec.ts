import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { dirname } from 'node:path';
import { failedResponse } from '../support/console-errors.ts';
import { makeAccount } from '../support/data.ts';
import { expectVisualChecks } from '../support/pages/visual-checks.ts';
import { runSql } from '../support/run-sql.ts';
import { expect, test } from '../support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

/** Chromium's virtual authenticator, which is touched and unlocked automatically. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('adds a passkey, signs in with it, and confirms a dangerous action with it', async ({
  page,
  polaris,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(401), failedResponse(403));
  await addAuthenticator(page);
  const { email, password } = await makeAccount(page.request);
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  const call = async (path: string, data: object) =>
    (await page.request.post(`/api/auth/two-factor${path}`, { data })).json();
  const { secret } = await call('', { currentPassword: password });
  await call('/enable', { code: generateSync({ strategy: 'totp', secret }) });

  await page.goto('/dashboard/profile');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section(page).getByRole('listitem')).toContainText('not used yet');
  await section(page).getByRole('button', { name: 'Rename' }).click();
  await section(page).getByLabel('Name', { exact: true }).fill('My laptop');
  await page.keyboard.press('Enter');
  await expect(section(page).getByRole('button', { name: 'Rename My laptop' })).toBeFocused();
  await expectVisualChecks(page);

  await page.request.post('/api/auth/logout');
  await page.goto('/login?returnTo=/dashboard/profile');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  await expectVisualChecks(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expect(section(page).getByRole('listitem')).toContainText('last used on');

  const tenMinutesLater = `update sessions set sess = jsonb_set(sess::jsonb, '{factorAt}', '0')
    where sess->>'passport' = $1`;
  await runSql(dirname(polaris.mailFolder), tenMinutesLater, [id]);
  await section(page).getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog).toBeVisible();
  await expectVisualChecks(page);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(section(page).getByRole('listitem')).toHaveCount(0);
});
