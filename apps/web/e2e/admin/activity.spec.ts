import type { Page } from '@playwright/test';
import { makeActivity, makeCustomer, unique } from '../support/data.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, undo } from '../support/toast.ts';

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

test('picks a customer with the keyboard and logs an activity', async ({ page, ownerApi }) => {
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

test('edits, deletes and restores an activity in the list', async ({ page, ownerApi }) => {
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
