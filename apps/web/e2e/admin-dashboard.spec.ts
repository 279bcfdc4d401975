import type { Page } from '@playwright/test';
import { changeContact, makeActivity, makeCustomer, writeContact } from './data.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toast.ts';

test.use({ ownPolaris: { name: 'admin-dashboard', settings: { SEED: 'none' } } });

const summary = (page: Page, title: string) => page.getByRole('button', { name: title });
const recent = (page: Page) => page.getByRole('region', { name: 'Recent Activity' });
const weeks = (page: Page) =>
  page.getByRole('table', { name: 'Submissions and activities by week' });
const due = (page: Page) => page.getByRole('region', { name: 'Follow-ups' });
const minute = /[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M/;
const unread = (page: Page) => page.getByRole('region', { name: 'Recent Unread Submissions' });

test('the dashboard says what waits for the owner', async ({
  page,
  request,
  ownerApi,
  signInAsOwner,
}) => {
  await signInAsOwner();

  await test.step('at first nothing does', async () => {
    await page.goto('/admin');
    await expect(summary(page, 'Total Submissions')).toContainText('0');
    await expect(summary(page, 'Unread Submissions')).toContainText('Pending review');
    await expect(page.getByText('All caught up!', { exact: true })).toBeVisible();
    await expect(
      page.getByText('No unread submissions at the moment.', { exact: true }),
    ).toBeVisible();
  });

  const long = `${'words and '.repeat(14)}0123456789 past the hundred and fiftieth`;
  const answered = await writeContact(request, { name: 'Answered Already' });
  await changeContact(ownerApi, answered.id, { status: 'replied' });
  for (const number of [1, 2, 3, 4, 5]) await writeContact(request, { name: `Waiting ${number}` });
  const newest = await writeContact(request, {
    name: 'Newest of All',
    message: long,
    preferredContact: 'phone',
  });

  await test.step('then it shows the newest five and the way to all', async () => {
    await page.reload();
    await expect(summary(page, 'Total Submissions')).toContainText('7');
    await expect(summary(page, 'Unread Submissions')).toContainText('6');
    await expect(unread(page).getByRole('listitem')).toHaveCount(5);
    await expect(unread(page).getByText('Answered Already')).toHaveCount(0);
    const first = unread(page).getByRole('listitem').first();
    await expect(first).toContainText('Newest of All');
    await expect(first).toContainText('ada@example.com');
    await expect(first).toContainText('New');
    await expect(first).toContainText('Prefers: phone');
    await expect(first).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M/);
    await expect(first.getByText(`${long.slice(0, 150)}...`, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View All 6 Unread Submissions' })).toHaveAttribute(
      'href',
      '/admin/contacts',
    );
  });

  await test.step('its cards lead to the list', async () => {
    await page.setViewportSize({ width: 375, height: 500 });
    for (const title of ['Total Submissions', 'Unread Submissions']) {
      await page.evaluate(() => scrollTo(0, 0));
      await summary(page, title).click();
      await expect(unread(page).getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });
    }
  });

  await test.step('and an entry to its submission', async () => {
    await unread(page).getByRole('link', { name: 'Newest of All' }).click();
    await expect(page).toHaveURL(`/admin/contacts?highlight=${newest.id}`);
    await expect(page.getByRole('main')).toContainText('past the hundred and fiftieth');
  });

  await test.step('without the link to all, when all are shown', async () => {
    await changeContact(ownerApi, newest.id, { status: 'spam' });
    await page.goto('/admin');
    await expect(unread(page).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('link', { name: /View All/ })).toHaveCount(0);
  });
});

test('the dashboard shows what was done, and what has to follow', async ({
  page,
  ownerApi,
  signInAsOwner,
}) => {
  await signInAsOwner();
  await page.setViewportSize({ width: 1440, height: 700 });

  await test.step('at first nothing was', async () => {
    await page.goto('/admin');
    await expect(summary(page, 'Recent Activity')).toContainText('0');
    await expect(summary(page, 'Recent Activity')).toContainText('Last 30 days');
    await expect(page.getByText('No recent activity', { exact: true })).toBeVisible();
    await expect(
      page.getByText('No customer activities recorded in the last 30 days.', { exact: true }),
    ).toBeVisible();
    await expect(due(page)).toHaveCount(0);
    await expect(weeks(page).getByRole('row')).toHaveCount(13);
  });

  const customer = await makeCustomer(ownerApi, { name: 'Grace Hopper' });
  const long = `${'words and '.repeat(9)}0123456789 past the hundredth`;
  for (const number of [1, 2, 3, 4])
    await makeActivity(ownerApi, customer.id, { subject: `Call ${number}` });
  await makeActivity(ownerApi, customer.id, {
    subject: 'Newest of all',
    type: 'service_completed',
    description: long,
  });

  await test.step('five are shown, without a way to more of them', async () => {
    await page.reload();
    await expect(recent(page).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('link', { name: /Recent Activities$/ })).toHaveCount(0);
    await expect(recent(page).getByRole('link', { name: 'All activity' })).toHaveAttribute(
      'href',
      '/admin/activity',
    );
    const first = recent(page).getByRole('listitem').first();
    await expect(first).toContainText('Newest of all');
    await expect(first).toContainText('Service Completed');
    await expect(first).toContainText(minute);
    await expect(first.getByText(`${long.slice(0, 100)}...`, { exact: true })).toBeVisible();
    await expect(weeks(page).getByRole('row').last()).toContainText('5');
  });

  await makeActivity(ownerApi, customer.id, { subject: 'Send the bill', dueOn: '2025-07-18' });

  await test.step('with a sixth there is a way to all', async () => {
    await page.reload();
    await expect(summary(page, 'Recent Activity')).toContainText('6');
    await expect(recent(page).getByRole('listitem')).toHaveCount(5);
    const all = page.getByRole('link', { name: 'View All 6 Recent Activities' });
    await expect(all).toHaveAttribute('href', '/admin/activity');
  });

  await test.step('its card leads to the section', async () => {
    await page.setViewportSize({ width: 375, height: 500 });
    await summary(page, 'Recent Activity').click();
    await expect(recent(page).getByRole('heading', { name: 'Recent Activity' })).toBeInViewport();
    await expect(recent(page).getByRole('listitem').first()).toBeInViewport();
  });

  await test.step('what is due is closed', async () => {
    await expect(due(page)).toContainText('Overdue since July 18, 2025');
    await page.getByRole('button', { name: 'Mark Send the bill as done' }).click();
    await expectToast(page, 'Success', 'Activity updated successfully');
    await expect(due(page)).toHaveCount(0);
  });

  await test.step('an entry leads to its customer', async () => {
    await recent(page).getByRole('link', { name: 'Grace Hopper' }).first().click();
    await expect(page).toHaveURL(`/admin/customers/${customer.id}`);
  });
});

test('a dashboard that cannot be read says so, and tries again', async ({
  page,
  signInAsOwner,
  faults,
}) => {
  faults.announce(/status of 503/);
  await signInAsOwner();
  const problem = { title: 'Unavailable', status: 503, detail: 'The database is away.' };
  await page.route('**/api/activities/recent?*', (route) =>
    route.fulfill({ status: 503, json: problem }),
  );
  await page.goto('/admin');
  const alert = page.getByRole('alert').filter({ hasText: 'The dashboard could not be loaded' });
  await expect(alert).toContainText('The database is away.');
  await page.unroute('**/api/activities/recent?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(summary(page, 'Recent Activity')).toBeVisible();
});
