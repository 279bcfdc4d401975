import type { APIRequestContext, Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutOff, failedResponse } from '../support/console-errors.ts';
import { makeCustomer } from '../support/data.ts';
import { owner } from '../support/start-polaris.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import { expectVisualChecks } from '../support/pages/visual-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'polaris-backups-'));
const PASSPHRASE = 'a long harbor wall';

test.use({ ownPolaris: { name: 'backups', settings: { BACKUP_DIR: folder } } });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const namesOf = async (api: APIRequestContext): Promise<string[]> => {
  const customers = (await (await api.get('/api/customers')).json()) as { name: string }[];
  return customers.map(({ name }) => name);
};

/** Makes a backup with a passphrase, and returns the path of the download. */
async function download(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Download a backup' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download a backup' });
  await dialog.getByLabel('Current password').fill(owner.password);
  await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await dialog.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
  await expectVisualChecks(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^polaris-.*\.age$/);
  const path = await file.path();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return path;
}

async function openRestore(page: Page, passphrase: string) {
  await page.getByRole('button', { name: 'Restore from a backup' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore from a backup' });
  await dialog.getByLabel('Current password').fill(owner.password);
  await dialog.getByLabel('Passphrase of the file').fill(passphrase);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return dialog;
}

test('makes, downloads and restores a backup', async ({
  page,
  ownerApi,
  signInAsOwner,
  consoleErrors,
}) => {
  test.slow();
  // Requests of the service worker fail while the server restores.
  const away = [failedResponse(503), /ERR_CONNECTION/, cutOff];
  consoleErrors.allow(failedResponse(400), failedResponse(401), ...away);
  const { name: before } = await makeCustomer(ownerApi);
  await signInAsOwner();
  await page.goto('/admin/backups');
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expectToast(page, 'Success', 'The backup was made');
  await expect(page.getByText('Restored and compared')).toBeVisible();
  const path = await download(page);
  const { name: after } = await makeCustomer(ownerApi);

  let dialog = await openRestore(page, 'another harbor wall');
  await dialog.getByLabel('Backup file').setInputFiles(path);
  await expect(dialog.getByRole('alert')).toContainText('passphrase');
  await expectVisualChecks(page);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();

  dialog = await openRestore(page, PASSPHRASE);
  await dialog.getByLabel('Backup file').setInputFiles(path);
  await expect(dialog.getByRole('row', { name: /^Customers/ })).toHaveText('Customers12');
  await expectVisualChecks(page);
  await dialog.getByLabel('Type RESTORE to confirm').fill('RESTORE');
  await dialog.getByRole('button', { name: 'Replace everything' }).click();
  await expect(page).toHaveURL(/\/login\?/, { timeout: 120_000 });

  await page.getByRole('textbox', { name: 'Email' }).fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/admin/backups');
  await expect(page.getByText('This data is that of a backup')).toBeVisible();
  const names = await namesOf(page.request);
  expect(names).toContain(before);
  expect(names).not.toContain(after);
});
