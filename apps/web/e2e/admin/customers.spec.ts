import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { failedResponse } from '../support/console-errors.ts';
import { makeCustomer, unique } from '../support/data.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const adding = (page: Page) => page.getByRole('form', { name: 'Add New Customer' });
const row = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'Customers' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('adds a customer, shows it and finds it again', async ({ page }) => {
  const name = unique('Ada Lovelace');
  const email = `${name.replaceAll(' ', '-')}@example.com`;
  const phone = `+1 ${randomInt(1e9, 1e10)}`;
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
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Phone' }).fill(phone);
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
  await expect(preview).toContainText(email);
  await expect(preview).toContainText(phone);
  await expect(preview).toContainText('$1,250.50');
  await expect(preview.getByText('n'.repeat(101), { exact: true })).toBeVisible();
  await own.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('asks before adding a customer who already exists', async ({
  page,
  ownerApi,
  consoleErrors,
}) => {
  consoleErrors.allow(failedResponse(409));
  const email = `${unique('twice').replace(' ', '-')}@example.com`;
  const { id, name } = await makeCustomer(ownerApi, { email });
  await page.goto('/admin/customers');
  await page.getByRole('button', { name: 'Add New Customer' }).click();
  // Typed fast: no hint is shown before Enter.
  await page.keyboard.type('Second Record');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(email);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Add a second record?' });
  await expect(question).toContainText(
    `${name} has this email. Open that record, or add a second one?`,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/customers/${id}`);
  await page.goBack();
  await page.getByRole('button', { name: 'Add New Customer' }).click();
  await page.getByRole('button', { name: 'Save Customer' }).click();
  await question.getByRole('button', { name: 'Add a second record' }).click();
  await expectToast(page, 'Success', 'Customer saved successfully');
});
