import { expect, test } from '../support/test.ts';
import { makeCustomer, unique } from '../support/data.ts';
import { expectToast, undo } from '../support/toast.ts';

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('adds a task on the dashboard, snoozes it, and finishes it with Undo', async ({
  page,
  ownerApi,
}) => {
  const customer = await makeCustomer(ownerApi);
  const title = unique('Send the proposal');
  await page.goto('/admin');
  const form = page.getByRole('form', { name: 'Add Task' });
  await form.getByLabel('New task').fill(title);
  await form.getByRole('combobox', { name: 'Customer' }).fill(customer.name);
  await form.getByRole('option', { name: customer.name }).click();
  await form.getByLabel('Time').fill('15:00');
  await form.getByLabel('New task').press('Enter');
  await expectToast(page, 'Success', 'Task added');
  await expect(form.getByLabel('New task')).toBeFocused();
  const today = page.getByRole('region', { name: 'Today' });
  const entry = today.getByRole('listitem').filter({ hasText: title });
  await expect(entry).toContainText('Due today at 3:00 PM');
  await expect(entry).toContainText(customer.name);

  await entry.getByRole('button', { name: `Snooze ${title}` }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Tomorrow' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry).toHaveCount(0);
  await undo(page);
  await expect(entry).toBeVisible();

  await entry.getByRole('button', { name: `Mark ${title} as done` }).click();
  await expect(entry).toHaveCount(0);
  await page.goto(`/admin/tasks?state=done&q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Reopen ${title}` }).click();
  await expectToast(page, 'Success', 'Task updated successfully');
  await page.goto(`/admin/customers/${customer.id}`);
  await expect(page.getByRole('list', { name: 'Tasks' })).toContainText(title);
});

test('shows a task that was added elsewhere without a reload', async ({ page, ownerApi }) => {
  const title = unique('Call back');
  await page.goto('/admin');
  await expect(page.getByRole('form', { name: 'Add Task' })).toBeVisible();
  const { status } = await ownerApi
    .post('/api/admin/tasks', { data: { title } })
    .then((answer) => ({ status: answer.status() }));
  expect(status).toBe(201);
  await expect(page.getByRole('region', { name: 'Today' })).toContainText(title);
});

test('makes a calendar feed that works for anyone with its address until it is turned off', async ({
  page,
  ownerApi,
  request,
}) => {
  const title = unique('Pay the rent');
  await ownerApi.post('/api/admin/tasks', { data: { title } });
  await page.goto('/dashboard/profile');
  const section = page.getByRole('region', { name: 'Calendar feed' });
  await section.getByRole('button', { name: 'Make an address' }).click();
  const address = new URL(await section.getByLabel('Calendar address').inputValue());
  const feed = await request.get(address.pathname);
  expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect((await feed.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  await section.getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await request.get(address.pathname)).status()).toBe(404);
});
