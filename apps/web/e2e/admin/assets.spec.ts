import type { Page } from '@playwright/test';
import { unique } from '../support/data.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) =>
  dialog(page).getByRole('textbox', { name, exact: true });
const save = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openEdit(page: Page, name: string): Promise<void> {
  await page.goto('/admin/assets');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Edit Asset' })).toBeVisible();
}

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('creates, edits, dims and deletes an asset', async ({ page }) => {
  const name = unique('Resume');
  await page.goto('/admin/assets');
  await page.getByRole('button', { name: 'Add Asset' }).click();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'URL').fill('https://example.com/resume.docx');
  await dialog(page).getByLabel('Type').selectOption('Document');
  await expect(dialog(page).getByLabel('Usage')).toHaveValue('general_resource');
  await field(page, 'Name').fill(name);
  await save(page, 'Create Asset');
  await expectToast(page, 'Asset created');
  await expect(card(page, name)).toContainText('Document');
  const link = card(page, name).getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://example.com/resume.docx');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const bright = await card(page, name).evaluate((own) => getComputedStyle(own).color);

  await openEdit(page, name);
  await dialog(page).getByRole('switch', { name: 'Active' }).uncheck();
  await save(page, 'Update Asset');
  await expectToast(page, 'Asset updated');
  await expect(card(page, name)).toContainText('Inactive');
  expect(await card(page, name).evaluate((own) => getComputedStyle(own).color)).not.toBe(bright);

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(`"${name}"`);
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Asset deleted', '', 'Undo');
  await expect(card(page, name)).toHaveCount(0);
});
