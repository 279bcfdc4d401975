import type { Page } from '@playwright/test';
import { unique } from './data.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toast.ts';

const adding = (page: Page) => page.getByRole('form', { name: 'Add New Customer' });
const card = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Customers' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('a customer is added, shown and found again', async ({ page }) => {
  const name = unique('Ada Lovelace');
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { name: /^Your Customers \(\d+\)$/ })).toBeVisible();
  const form = adding(page);
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
  const own = card(page, name);
  await expect(own).toContainText('On Hold');
  await expect(own).toContainText('ada@example.com');
  await expect(own).toContainText('+1 555 0100');
  await expect(own).toContainText('Analytical Engines');
  await expect(own).toContainText('$1,250.50');
  await expect(own.getByText(`${'n'.repeat(100)}...`, { exact: true })).toBeVisible();
  const day = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect(own).toContainText(`Since ${day}`);
  await own.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
