import type { Page } from '@playwright/test';
import { unique } from './data.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toast.ts';

const adding = (page: Page) => page.getByRole('form', { name: 'Add New Customer' });
const row = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Customers' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('a customer is added, shown and found again', async ({ page }) => {
  const name = unique('Ada Lovelace');
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { name: /^Your Customers \(\d+\)$/ })).toBeVisible();
  const form = adding(page);
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add New Customer' }).click();
  await expect(form.getByRole('combobox', { name: 'Status' }).getByRole('option')).toHaveText([
    'Active',
    'Inactive',
    'On Hold',
    'Completed',
    'Potential',
  ]);
  await expect(form.getByRole('spinbutton', { name: 'Total Value' })).toHaveValue('0.00');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await form.getByRole('textbox', { name: 'Phone' }).fill('+1 555 0100');
  await form.getByRole('textbox', { name: 'Company' }).fill('Analytical Engines');
  await form.getByRole('combobox', { name: 'Status' }).selectOption('On Hold');
  await form.getByRole('spinbutton', { name: 'Total Value' }).fill('1250.5');
  await form.getByRole('textbox', { name: 'Notes' }).fill('n'.repeat(101));
  await form.getByRole('button', { name: 'Save Customer' }).click();
  await expectToast(page, 'Success', 'Customer saved successfully');
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  const own = row(page, name);
  await expect(own).toContainText('On Hold');
  await expect(own).toContainText('Analytical Engines');
  await own.getByRole('button', { name: `Preview ${name}` }).click();
  const preview = page.getByRole('region', { name });
  await expect(preview).toContainText('ada@example.com');
  await expect(preview).toContainText('+1 555 0100');
  await expect(preview).toContainText('$1,250.50');
  await expect(preview.getByText('n'.repeat(101), { exact: true })).toBeVisible();
  await own.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
