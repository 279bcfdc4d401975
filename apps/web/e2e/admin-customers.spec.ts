import type { Page } from '@playwright/test';
import type { Customer } from '@polaris/contracts';
import { makeCustomer, readCustomer, unique, writeContact } from './data.ts';
import { refusedWith } from './console-errors.ts';
import { expect, test } from './test.ts';
import { expectToast, undo } from './toast.ts';

const question = 'Are you sure you want to delete this customer? This action cannot be undone.';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search customers' });
const adding = (page: Page) => page.getByRole('form', { name: 'Add New Customer' });
const card = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Customers' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openEdit(page: Page, { name }: Pick<Customer, 'name'>) {
  await page.goto('/admin/customers');
  await search(page).fill(name);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  return page.getByRole('form', { name: `Edit ${name}` });
}

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

test('what is wrong stands beside its field', async ({ page }) => {
  await page.goto('/admin/customers');
  const form = adding(page);
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@');
  const total = form.getByRole('spinbutton', { name: 'Total Value' });
  await expect(total).toHaveAttribute('min', '0');
  await expect(total).toHaveAttribute('step', '0.01');
  await total.fill('-1');
  await form.getByRole('button', { name: 'Save Customer' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    'Name is required',
  );
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Please enter a valid email address.',
  );
  for (const amount of ['-1', '1.005', '10000000000']) {
    await total.fill(amount);
    await expect(total).toHaveAccessibleDescription('Total value must be positive');
  }
});

test('what is typed outlives a reload, until it is saved or cleared', async ({ page }) => {
  await page.goto('/admin/customers');
  const name = adding(page).getByRole('textbox', { name: 'Name' });
  await name.fill('Half a name');
  await adding(page).getByRole('combobox', { name: 'Status' }).selectOption('Potential');
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await page.goto('/admin/customers');
  await expect(name).toHaveValue('Half a name');
  await page.reload();
  await expect(name).toHaveValue('Half a name');
  await expect(adding(page).getByRole('combobox', { name: 'Status' })).toHaveValue('potential');
  await adding(page).getByRole('button', { name: 'Clear' }).click();
  await expect(name).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Your Customers/ })).toBeVisible();
  await expect(name).toHaveValue('');
  await name.fill('A');
  await name.fill('');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Your Customers/ })).toBeVisible();
  await expect(name).toHaveValue('');
});

test('a card is edited in its place, and the keyboard comes back to it', async ({
  page,
  ownerApi,
}) => {
  const customer = await makeCustomer(ownerApi, { totalValue: 10, notes: 'Likes tables.' });
  const form = await openEdit(page, customer);
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(form.getByRole('spinbutton', { name: 'Total Value' })).toHaveValue('10.00');
  await form.getByRole('textbox', { name: 'Company' }).fill('Never Stored Inc');
  await form.getByRole('button', { name: 'Cancel' }).click();
  const edit = page.getByRole('button', { name: `Edit ${customer.name}` });
  await expect(edit).toBeFocused();
  await expect(page.getByText('Never Stored Inc')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await form.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
  await form.getByRole('spinbutton', { name: 'Total Value' }).fill('99.9');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Customer updated successfully');
  await expect(card(page, customer.name)).toContainText('Completed');
  await expect(card(page, customer.name)).toContainText('$99.90');
  await expect(edit).toBeFocused();
  const { status, totalValue, notes } = await readCustomer(ownerApi, customer.id);
  expect({ status, totalValue, notes }).toEqual({
    status: 'completed',
    totalValue: 99.9,
    notes: 'Likes tables.',
  });
});

test('an open card stays open, with its words, whatever is searched', async ({
  page,
  ownerApi,
}) => {
  const customer = await makeCustomer(ownerApi);
  const form = await openEdit(page, customer);
  await form.getByRole('textbox', { name: 'Company' }).fill('Half a thought');
  await search(page).fill(unique('nobody is called this'));
  await expect(page.getByRole('heading', { name: 'Your Customers (0)' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Company' })).toHaveValue('Half a thought');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Customer updated successfully');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  expect((await readCustomer(ownerApi, customer.id)).company).toBe('Half a thought');
});

test('leaving asks while a card is not saved, and so does Esc', async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi);
  const form = await openEdit(page, customer);
  const company = form.getByRole('textbox', { name: 'Company' });
  await company.fill('Half a thought');
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return answer ? dialog.accept() : dialog.dismiss();
  });
  const places = page.getByRole('navigation', { name: 'Admin' });
  await places.getByRole('link', { name: 'Assets' }).click();
  await expect.poll(() => asked).toEqual(['Your changes are not saved. Leave without saving?']);
  await expect(page).toHaveURL('/admin/customers');
  await expect(company).toHaveValue('Half a thought');
  await company.press('Escape');
  await expect(company).toHaveValue('Half a thought');
  expect(asked).toHaveLength(2);
  answer = true;
  await places.getByRole('link', { name: 'Assets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
});

test('deleting asks, offers Undo, and takes nothing for good', async ({ page, ownerApi }) => {
  const { id, name } = await makeCustomer(ownerApi);
  await page.goto('/admin/customers');
  await search(page).fill(name);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm.getByText(question, { exact: true })).toBeVisible();
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, name)).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Customer deleted successfully', 'Undo');
  await expect(card(page, name)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your Customers (0)' })).toBeFocused();
  await undo(page);
  await expectToast(page, 'Success', 'Customer restored');
  await expect(card(page, name)).toBeVisible();
  expect((await readCustomer(ownerApi, id)).name).toBe(name);
});

test('Undo is offered for ten seconds, and not longer', async ({ page, ownerApi }) => {
  const { name } = await makeCustomer(ownerApi);
  await page.goto('/admin/customers');
  await search(page).fill(name);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.clock.install();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Customer deleted successfully', 'Undo');
  await page.clock.runFor(9000);
  await expectToast(page, 'Success', 'Customer deleted successfully', 'Undo');
  await page.clock.runFor(1500);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('of two windows the slower one keeps its words, sees both and decides', async ({
  page,
  ownerApi,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedWith(409));
  const customer = await makeCustomer(ownerApi, { company: 'Before' });
  const form = await openEdit(page, customer);
  const theirs = { name: customer.name, company: 'Theirs', status: 'on_hold' };
  await ownerApi.put(`/api/customers/${customer.id}`, { data: theirs });
  await form.getByRole('textbox', { name: 'Company' }).fill('Mine');
  await form.getByRole('button', { name: 'Save' }).click();
  const conflict = form.getByRole('alert');
  await expect(conflict).toContainText('This was changed elsewhere while you were editing.');
  await expect(conflict.getByRole('row', { name: 'Company' })).toHaveText('CompanyMineTheirs');
  await expect(conflict.getByRole('row', { name: 'Status' })).toHaveText('StatusActiveOn Hold');
  await expect(conflict.getByRole('row')).toHaveCount(3);
  await expect(form.getByRole('textbox', { name: 'Company' })).toHaveValue('Mine');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/Error409: /);
  expect((await readCustomer(ownerApi, customer.id)).company).toBe('Theirs');
  await conflict.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Customer updated successfully');
  expect((await readCustomer(ownerApi, customer.id)).company).toBe('Mine');
});

test('a contact becomes a customer once, with the words of the message', async ({
  page,
  context,
  request,
  ownerApi,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedWith(409));
  const contact = await writeContact(request, { message: `${'m'.repeat(101)}` });
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto('/admin/customers');
  const section = page.getByRole('region', { name: 'Convert Contacts to Customers' });
  const entry = section.getByRole('listitem').filter({ hasText: contact.name });
  await expect(entry).toContainText('ada@example.com');
  await expect(entry).toContainText('New');
  await expect(entry.getByText(`${'m'.repeat(100)}...`, { exact: true })).toBeVisible();
  await entry.getByRole('button', { name: `Convert to Customer: ${contact.name}` }).click();
  await expectToast(page, 'Success', 'Contact converted to customer successfully');
  await expect(entry).toHaveCount(0);
  const own = card(page, contact.name);
  await expect(own).toContainText('Active');
  await expect(own).toContainText('$0.00');
  await expect(own).toContainText('Converted from contact. Original message: mmm');

  await other.bringToFront();
  await other.getByRole('button', { name: `Convert to Customer: ${contact.name}` }).click();
  await expect(other.getByRole('region', { name: 'Notifications' })).toContainText(/Error409: /);
  const answer = await ownerApi.get(`/api/customers?q=${encodeURIComponent(contact.name)}`);
  const [customer, ...more] = (await answer.json()) as Customer[];
  expect(more).toEqual([]);
  expect(customer).toMatchObject({
    status: 'active',
    totalValue: 0,
    convertedFromContactId: contact.id,
    notes: `Converted from contact. Original message: ${contact.message}`,
  });
});

test('search marks what it found, and a status narrows it down', async ({ page, ownerApi }) => {
  const word = unique('needle').replace(' ', '');
  const byName = await makeCustomer(ownerApi, { name: `Ada ${word}`, status: 'potential' });
  await makeCustomer(ownerApi, { name: unique('Bob'), company: `${word} & Sons` });
  await makeCustomer(ownerApi, { name: unique('Cleo'), email: `${word}@example.com` });
  await page.goto('/admin/customers');
  await search(page).fill(word.toUpperCase());
  await expect(page.getByRole('heading', { name: 'Your Customers (3)' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Customers' }).locator('mark')).toHaveText([
    word,
    word,
    word,
  ]);
  await page
    .getByRole('search')
    .getByRole('combobox', { name: 'Status' })
    .selectOption('Potential');
  await expect(page.getByRole('heading', { name: 'Your Customers (1)' })).toBeVisible();
  await expect(card(page, byName.name)).toContainText('Potential');
  await search(page).fill(`%${word}_`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('a list that cannot be read says so, and tries again', async ({ page, consoleErrors }) => {
  consoleErrors.allow(refusedWith(503));
  const problem = { title: 'Unavailable', status: 503, detail: 'The database is away.' };
  await page.route('**/api/customers?*', (route) => route.fulfill({ status: 503, json: problem }));
  await page.goto('/admin/customers');
  const alert = page.getByRole('alert').filter({ hasText: 'The customers could not be loaded' });
  await expect(alert).toContainText('The database is away.');
  await page.unroute('**/api/customers?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /^Your Customers \(/ })).toBeVisible();
});
