import type { Page } from '@playwright/test';
import { makeActivity, makeCustomer, readActivities, unique } from './data.ts';
import { refusedWith } from './faults.ts';
import { expect, test } from './test.ts';
import { expectToast, undo } from './toast.ts';

const logging = (page: Page) => page.getByRole('form', { name: 'Log New Activity' });
const picker = (page: Page) => logging(page).getByRole('combobox', { name: 'Customer' });
const subject = (page: Page) => logging(page).getByRole('textbox', { name: 'Subject' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search activities' });
const entry = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Activities' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test.beforeEach(async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  await page.goto('/admin/activity');
  await expect(page.getByRole('heading', { name: /^Recent Activity/ })).toBeVisible();
});

test('a customer is picked by the keyboard alone, and an activity logged', async ({
  page,
  ownerApi,
}) => {
  const word = unique('harbour').replace(' ', '');
  const first = await makeCustomer(ownerApi, { name: `${word} One` });
  const second = await makeCustomer(ownerApi, { name: `${word} Two` });
  await logging(page).getByRole('button', { name: 'Log Activity' }).click();
  await expect(picker(page)).toHaveAccessibleDescription('Please select a customer');
  await expect(subject(page)).toHaveAccessibleDescription('Subject is required');
  await picker(page).focus();
  await page.keyboard.type(word);
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveText([second.name, first.name]);
  await expect(options.first().locator('mark')).toHaveText(word);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(picker(page)).toHaveValue(first.name);
  await expect(picker(page)).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('p');
  await expect(logging(page).getByRole('combobox', { name: 'Type' })).toHaveValue('call');
  await subject(page).fill(`About ${word}`);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', 'Activity logged successfully');
  await expect(entry(page, `About ${word}`)).toContainText(first.name);
  await expect(entry(page, `About ${word}`)).toContainText('Phone Call');
  await expect(picker(page)).toHaveValue('');
  await entry(page, `About ${word}`).getByRole('link', { name: first.name }).click();
  await expect(page).toHaveURL(`/admin/customers/${first.id}`);
});

test('typing goes on from a picked name, which is picked no more', async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi);
  await picker(page).fill(customer.name);
  await page.getByRole('option', { name: customer.name }).click();
  await expect(picker(page)).toHaveValue(customer.name);
  await picker(page).press('End');
  await page.keyboard.press('Backspace');
  await expect(picker(page)).toHaveValue(customer.name.slice(0, -1));
  await subject(page).fill('For nobody');
  await logging(page).getByRole('button', { name: 'Log Activity' }).click();
  await expect(picker(page)).toHaveAccessibleDescription('Please select a customer');
});

test('nobody who fits is said in words', async ({ page }) => {
  await picker(page).fill(unique('nobody'));
  await expect(logging(page).getByText('No customer matches.')).toBeVisible();
});

test('what is typed outlives a reload, who was picked too', async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi);
  await picker(page).fill(customer.name);
  await page.getByRole('option', { name: customer.name }).click();
  await subject(page).fill('Half a thought');
  await page.reload();
  await expect(subject(page)).toHaveValue('Half a thought');
  await expect(picker(page)).toHaveValue(customer.name);
  await logging(page).getByRole('button', { name: 'Log Activity' }).click();
  await expectToast(page, 'Success', 'Activity logged successfully');
  expect(await readActivities(ownerApi, customer.id)).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Recent Activity/ })).toBeVisible();
  await expect(subject(page)).toHaveValue('');
});

test('logging for a customer who was deleted meanwhile keeps the form', async ({
  page,
  ownerApi,
  faults,
}) => {
  faults.announce(refusedWith(404));
  const customer = await makeCustomer(ownerApi);
  await picker(page).fill(customer.name);
  await page.getByRole('option', { name: customer.name }).click();
  await subject(page).fill('Too late');
  await ownerApi.delete(`/api/customers/${customer.id}`);
  await logging(page).getByRole('button', { name: 'Log Activity' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/Error404: /);
  await expect(subject(page)).toHaveValue('Too late');
  await expect(picker(page)).toHaveValue(customer.name);
});

test('an entry is edited in its place, deleted and brought back', async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi);
  const { subject: title } = await makeActivity(ownerApi, customer.id, { type: 'follow_up' });
  await search(page).fill(title);
  await expect(entry(page, title)).toContainText('Follow-up');
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const form = page.getByRole('form', { name: `Edit ${title}` });
  await form.getByRole('textbox', { name: 'Description' }).fill('Never stored');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await form.getByRole('combobox', { name: 'Type' }).selectOption('Meeting');
  await form.getByRole('textbox', { name: 'Description' }).fill('Now with words');
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Activity updated successfully');
  await expect(entry(page, title)).toContainText('Meeting');
  await expect(entry(page, title)).toContainText('Now with words');

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(
    confirm.getByText('Are you sure you want to delete this activity?', { exact: true }),
  ).toBeVisible();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Activity deleted successfully', 'Undo');
  await expect(page.getByRole('heading', { name: 'Recent Activity (0)' })).toBeFocused();
  await undo(page);
  await expectToast(page, 'Success', 'Activity restored');
  await expect(entry(page, title)).toBeVisible();
});

test('of two windows the slower one keeps its words, sees both and decides', async ({
  page,
  ownerApi,
  faults,
}) => {
  faults.announce(refusedWith(409));
  const customer = await makeCustomer(ownerApi);
  const { id, subject: title } = await makeActivity(ownerApi, customer.id);
  await search(page).fill(title);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await ownerApi.patch(`/api/activities/${id}`, {
    data: { subject: `${title} theirs`, type: 'call' },
  });
  const form = page.getByRole('form', { name: `Edit ${title}` });
  await form.getByRole('textbox', { name: 'Subject' }).fill(`${title} mine`);
  await form.getByRole('button', { name: 'Save' }).click();
  const kept = page.getByRole('form', { name: `Edit ${title}` });
  const conflict = kept.getByRole('alert');
  await expect(conflict.getByRole('row', { name: 'Subject' })).toHaveText(
    `Subject${title} mine${title} theirs`,
  );
  await expect(conflict.getByRole('row', { name: 'Type' })).toHaveText('TypeNotePhone Call');
  await conflict.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await kept.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Activity updated successfully');
  const [stored] = await readActivities(ownerApi, customer.id);
  expect(stored).toMatchObject({ subject: `${title} mine`, type: 'note' });
});

test('what is due says so, and is closed from the list', async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi);
  const late = await makeActivity(ownerApi, customer.id, { dueOn: '2025-07-18' });
  await search(page).fill(late.subject);
  await expect(entry(page, late.subject)).toContainText('Overdue since July 18, 2025');
  await page.getByRole('button', { name: `Mark ${late.subject} as done` }).click();
  await expectToast(page, 'Success', 'Activity updated successfully');
  await expect(entry(page, late.subject)).toContainText('Done');
  await expect(page.getByRole('button', { name: /as done$/ })).toHaveCount(0);
});

test('search marks what it found, and a type narrows it down', async ({ page, ownerApi }) => {
  const word = unique('needle').replace(' ', '');
  const customer = await makeCustomer(ownerApi);
  await makeActivity(ownerApi, customer.id, { subject: `One ${word}`, type: 'call' });
  await makeActivity(ownerApi, customer.id, { description: `Hay and ${word} and hay.` });
  await search(page).fill(word.toUpperCase());
  await expect(page.getByRole('heading', { name: 'Recent Activity (2)' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activities' }).locator('mark')).toHaveText([
    word,
    word,
  ]);
  await page.getByRole('search').getByRole('combobox', { name: 'Type' }).selectOption('call');
  await expect(page.getByRole('heading', { name: 'Recent Activity (1)' })).toBeVisible();
  await search(page).fill(unique('hay'));
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('without activities it says what belongs here', async ({ page }) => {
  await page.route('**/api/activities?*', (route) =>
    route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }),
  );
  await page.reload();
  await expect(page.getByText('No activities yet', { exact: true })).toBeVisible();
});
