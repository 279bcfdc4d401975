import type { Page } from '@playwright/test';
import {
  changeCustomer,
  makeActivity,
  makeCustomer,
  readActivities,
  readCustomer,
  unique,
  writeContact,
} from './data.ts';
import { refusedWith } from './console-errors.ts';
import { expect, test } from './test.ts';
import { expectToast, undo } from './toast.ts';

const logging = (page: Page) => page.getByRole('form', { name: 'Log New Activity' });
const information = (page: Page) => page.getByRole('form', { name: 'Customer Information' });
const history = (page: Page) => page.getByRole('region', { name: /^Activity History/ });
const minute = /[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M/;

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('the page of a customer says who it is and what was done', async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi, { phone: '+1 555 0100', status: 'on_hold' });
  await page.goto(`/admin/customers/${customer.id}`);
  await expect(page.getByRole('heading', { level: 1, name: customer.name })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('On Hold', { exact: true }).first()).toBeVisible();
  await expect(main).toContainText(`Customer ID: ${customer.id}`);
  await expect(main.getByText('No activities recorded yet', { exact: true })).toBeVisible();
  await expect(information(page).getByRole('textbox', { name: 'Name' })).toHaveValue(customer.name);
  await expect(main.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    'mailto:grace@example.com',
  );
  await expect(main.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+15550100');
  await page.getByRole('link', { name: 'Back to Customers' }).click();
  await expect(page).toHaveURL('/admin/customers');
});

test('an activity is logged, edited, deleted and brought back', async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi);
  await page.goto(`/admin/customers/${customer.id}`);
  const form = logging(page);
  const type = form.getByRole('combobox', { name: 'Type' });
  await expect(type).toHaveValue('note');
  await expect(type.getByRole('option')).toHaveText([
    'Phone Call',
    'Text Message',
    'Email',
    'Meeting',
    'Service Completed',
    'Follow-up',
    'Note',
  ]);
  await expect(form.getByRole('combobox', { name: 'Customer' })).toHaveCount(0);
  await form.getByRole('button', { name: 'Log Activity' }).click();
  await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription(
    'Subject is required',
  );
  await form.getByRole('textbox', { name: 'Subject' }).fill('x'.repeat(256));
  await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription(
    'Must be at most 255 characters.',
  );
  await type.selectOption('Service Completed');
  await form.getByRole('textbox', { name: 'Subject' }).fill('First delivery');
  await form.getByRole('textbox', { name: 'Description' }).fill('Two lines\nof words.');
  await form.getByRole('button', { name: 'Log Activity' }).click();
  await expectToast(page, 'Success', 'Activity logged successfully');
  await expect(page.getByRole('heading', { name: 'Activity History (1)' })).toBeVisible();
  const entry = history(page).getByRole('listitem').first();
  await expect(entry).toContainText('Service Completed');
  await expect(entry).toContainText(minute);
  await expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('');

  await page.getByRole('button', { name: 'Edit First delivery' }).click();
  const editing = page.getByRole('form', { name: 'Edit First delivery' });
  await editing.getByRole('textbox', { name: 'Subject' }).fill('Second thoughts');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Activity updated successfully');
  await expect(page.getByRole('button', { name: 'Edit Second thoughts' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete Second thoughts' }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(
    confirm.getByText('Are you sure you want to delete this activity?', { exact: true }),
  ).toBeVisible();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Activity deleted successfully', 'Undo');
  await expect(page.getByText('No activities recorded yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Activity History' })).toBeFocused();
  await undo(page);
  await expectToast(page, 'Success', 'Activity restored');
  await expect(history(page).getByText('Second thoughts', { exact: true })).toBeVisible();
});

test('one line of time: the message it began with, what was done, how the status changed', async ({
  page,
  request,
  ownerApi,
}) => {
  const contact = await writeContact(request);
  const converted = await ownerApi.post(`/api/contacts/${contact.id}/convert`, { data: {} });
  const { id } = (await converted.json()) as { id: number };
  const activity = await makeActivity(ownerApi, id);
  await changeCustomer(ownerApi, id, { status: 'potential' });
  await page.goto(`/admin/customers/${id}`);
  const entries = history(page).getByRole('listitem');
  // Two of the four are of one moment: the message, and the thanks for it.
  await expect(entries).toHaveCount(4);
  await expect(entries.nth(0)).toContainText('Status changed from Active to Potential');
  await expect(entries.nth(1)).toContainText(activity.subject);
  await expect(entries.filter({ hasText: 'Mail: ' })).toHaveCount(1);
  const submission = entries.filter({ hasText: contact.message });
  await submission.getByRole('link', { name: 'Original submission' }).click();
  await expect(page).toHaveURL(`/admin/contacts?highlight=${contact.id}`);
});

test('the information is edited, discarded and saved', async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi, { totalValue: 5 });
  await page.goto(`/admin/customers/${customer.id}`);
  const form = information(page);
  await expect(form.getByRole('spinbutton', { name: 'Total Value' })).toHaveValue('5.00');
  await expect(form.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  await form.getByRole('textbox', { name: 'Company' }).fill('Nothing');
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(form.getByRole('textbox', { name: 'Company' })).toHaveValue('');
  const name = unique('Grace Murray Hopper');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('combobox', { name: 'Status' }).selectOption('Inactive');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Success', 'Customer updated successfully');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(history(page)).toContainText('Status changed from Active to Inactive');
  expect(await readCustomer(ownerApi, customer.id)).toMatchObject({ name, status: 'inactive' });
  await form.getByRole('textbox', { name: 'Name' }).fill(`${name} II`);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} II` })).toBeVisible();
});

test('of two windows the slower one keeps its words, sees both and decides', async ({
  page,
  ownerApi,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedWith(409));
  const customer = await makeCustomer(ownerApi);
  await page.goto(`/admin/customers/${customer.id}`);
  const form = information(page);
  const notes = form.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Mine');
  await changeCustomer(ownerApi, customer.id, { notes: 'Theirs' });
  await form.getByRole('button', { name: 'Save Changes' }).click();
  const conflict = form.getByRole('alert');
  await expect(conflict.getByRole('row', { name: 'Notes' })).toHaveText('NotesMineTheirs');
  await expect(notes).toHaveValue('Mine');
  await conflict.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Success', 'Customer updated successfully');
  expect((await readCustomer(ownerApi, customer.id)).notes).toBe('Mine');
});

test('with two forms open, the one that is not saved asks, whichever it is', async ({
  page,
  ownerApi,
}) => {
  const customer = await makeCustomer(ownerApi);
  const { subject } = await makeActivity(ownerApi, customer.id);
  await page.goto(`/admin/customers/${customer.id}`);
  await information(page).getByRole('textbox', { name: 'Notes' }).fill('Half a thought');
  await page.getByRole('button', { name: `Edit ${subject}` }).click();
  const asked = page.waitForEvent('dialog');
  const click = page.getByRole('link', { name: 'Back to Customers' }).click();
  await (await asked).dismiss();
  await click;
  await expect(page).toHaveURL(`/admin/customers/${customer.id}`);
  await expect(information(page).getByRole('textbox', { name: 'Notes' })).toHaveValue(
    'Half a thought',
  );
});

test('a window that changes its size loses no word', async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/customers/${customer.id}`);
  const notes = information(page).getByRole('textbox', { name: 'Notes' });
  await notes.fill('Half a thought');
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(notes).toBeHidden();
  await page.getByRole('button', { name: 'Customer Information' }).click();
  await expect(notes).toHaveValue('Half a thought');
});

test('logging for a customer who was deleted meanwhile keeps the form', async ({
  page,
  ownerApi,
  consoleErrors,
}) => {
  consoleErrors.allow(refusedWith(404));
  const customer = await makeCustomer(ownerApi);
  await page.goto(`/admin/customers/${customer.id}`);
  await logging(page).getByRole('textbox', { name: 'Subject' }).fill('Too late');
  await ownerApi.delete(`/api/customers/${customer.id}`);
  await logging(page).getByRole('button', { name: 'Log Activity' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/Error404: /);
  await expect(logging(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('Too late');
  await expect(page.getByText('This customer has been deleted.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Customer Not Found' })).toBeVisible();
});

test('deleting leads back to the list, and Undo brings all of it back', async ({
  page,
  ownerApi,
}) => {
  const customer = await makeCustomer(ownerApi);
  await makeActivity(ownerApi, customer.id);
  await page.goto(`/admin/customers/${customer.id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(
    'Are you sure you want to delete this customer? This action cannot be undone.',
  );
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/customers');
  await expectToast(page, 'Success', 'Customer deleted successfully', 'Undo');
  await undo(page);
  await expectToast(page, 'Success', 'Customer restored');
  expect(await readActivities(ownerApi, customer.id)).toHaveLength(1);
});

for (const id of ['2147483647', '0', 'abc', '99999999999']) {
  test(`there is no customer ${id}`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(refusedWith(404), refusedWith(400));
    await page.goto(`/admin/customers/${id}`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Customer Not Found', exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to Customers' }).click();
    await expect(page).toHaveURL('/admin/customers');
  });
}
