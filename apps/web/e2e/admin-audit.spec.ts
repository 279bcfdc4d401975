import type { Page } from '@playwright/test';
import { changeContact, changeCustomer, makeCustomer, unique, writeContact } from './data.ts';
import { owner } from './start-polaris.ts';
import { expect, test } from './test.ts';

const entries = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Changes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('every change says who made it, when, and what it changed', async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi, { company: 'Before' });
  await changeCustomer(ownerApi, customer.id, { company: 'After' });
  await ownerApi.delete(`/api/customers/${customer.id}`);
  await page.goto('/admin/audit');
  const own = entries(page, `Customer ${customer.id}`);
  await expect(own).toHaveCount(3);
  await expect(own.nth(0)).toContainText('Deleted');
  await expect(own.nth(1)).toContainText('Changed');
  await expect(own.nth(1)).toContainText(owner.email);
  await expect(own.nth(1)).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M/);
  await expect(own.nth(1)).toContainText('Before → After');
  await expect(own.nth(2)).toContainText('Created');
  await expect(own.nth(2)).toContainText(customer.name);
});

test('what a visitor wrote is told from what the owner did, and leads to it', async ({
  page,
  request,
  ownerApi,
}) => {
  const contact = await writeContact(request, { name: unique('Visitor') });
  await changeContact(ownerApi, contact.id, { status: 'replied' });
  await page.goto('/admin/audit');
  await page.getByRole('combobox', { name: 'Records' }).selectOption('Submission');
  const own = entries(page, `Submission ${contact.id}`);
  await expect(own).toHaveCount(2);
  await expect(own.nth(0)).toContainText('new → replied');
  await expect(own.nth(1)).toContainText('Visitor or server');
  await expect(page.getByRole('heading', { name: /^Customer \d/ })).toHaveCount(0);
  await own
    .nth(1)
    .getByRole('link', { name: `Submission ${contact.id}` })
    .click();
  await expect(page).toHaveURL(`/admin/contacts?highlight=${contact.id}`);
});

test('without changes it says what will be here', async ({ page }) => {
  await page.route('**/api/admin/audit?*', (route) =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await page.goto('/admin/audit');
  await expect(page.getByText('No changes yet', { exact: true })).toBeVisible();
});
