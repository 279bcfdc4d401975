import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectAccessible } from '../support/pages/visual-checks.ts';
import { emptySite, expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.use({ ownPolaris: emptySite });

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import customers' });

async function choose(page: Page, csv: string): Promise<void> {
  const file = { name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await dialog(page).getByLabel('CSV file').setInputFiles(file);
}

async function openImport(page: Page): Promise<void> {
  await page.goto('/admin/customers');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('previews, imports, exports and reimports customers without a change', async ({ page }) => {
  await openImport(page);
  await choose(page, 'name,email\n,a@example.com\nB,nonsense\n');
  await expect(dialog(page).getByRole('region', { name: 'Mistakes' })).toBeVisible();
  await dialog(page).getByText('Columns: 2 of 2 are read').click();
  await expectAccessible(page);
  await choose(
    page,
    'name,email,status,Notes\nImported One,one@example.com,On Hold,"=1+1"\nImported Two,two@example.com,,\n',
  );
  const changes = dialog(page).getByRole('region', { name: 'What would change' });
  await expect(changes).toContainText('Imported One');
  await expect(changes).toContainText('on_hold');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Import 2 customers' }).click();
  await expectToast(page, 'Success', '2 customers added, 0 changed', 'Undo import');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Imported One' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  const exported = readFileSync(await download.path(), 'utf8');
  expect(exported).toContain("'=1+1");
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await choose(page, exported);
  await expect(dialog(page).getByText('Nothing would change.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /^Import/ })).toHaveCount(0);
});

test('imports the lines without errors, and returns the others with the reason', async ({
  page,
}) => {
  await openImport(page);
  await choose(
    page,
    'Client First,Last Name,Email Address\nAda,Lovelace,ada@import.example\nBad,,nonsense\nShort\n',
  );
  await expect(dialog(page).getByText('Columns: 2 of 3 are read')).toBeVisible();
  await dialog(page).getByLabel('Read Client First as').selectOption('Name');
  await expect(dialog(page).getByText('Columns: 3 of 3 are read')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Import the other customer' }).click();
  await expect(dialog(page).getByText('2 lines were left out.')).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download the lines' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('customers-left-out.csv');
  const lines = readFileSync(await download.path(), 'utf8');
  expect(lines).toContain('"Bad","","nonsense","Please enter a valid email address."');
  expect(lines).toContain(
    '"Short","","","This line has one cell, and the first line has 3 cells."',
  );
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
});
