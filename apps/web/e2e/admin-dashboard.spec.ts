import type { Page } from '@playwright/test';
import { changeContact, writeContact } from './data.ts';
import { expect, test } from './test.ts';

test.use({ ownPolaris: { name: 'admin-dashboard', settings: { SEED: 'none' } } });

const summary = (page: Page, title: string) => page.getByRole('button', { name: title });
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
