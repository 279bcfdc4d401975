import type { Page } from '@playwright/test';
import { makeService } from './data.ts';
import { bookSession, makeLinkedCustomer, section, someDay } from './delivery.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toast.ts';

const QUESTION = 'Your changes are not saved. Leave without saving?';

/** Answers the next question of the browser, and hands over what it asked. */
function answerNext(page: Page, leave: boolean): Promise<string> {
  return new Promise((asked) => {
    page.once('dialog', async (question) => {
      await (leave ? question.accept() : question.dismiss());
      asked(question.message());
    });
  });
}

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('what is typed about a purchase is not lost to Escape, to another purchase or to another page', async ({
  page,
  ownerApi,
  request,
}) => {
  const { customer } = await makeLinkedCustomer(ownerApi, request);
  const services = [await makeService(ownerApi), await makeService(ownerApi)];
  for (const { id } of services) await request.post('/api/purchases', { data: { serviceId: id } });
  await page.goto(`/admin/customers/${customer.id}`);
  const purchases = section(page, 'Purchases');
  const move = (name: string) =>
    purchases.getByRole('button', { name: `Update progress: ${name}` });
  const form = (name: string) =>
    purchases.getByRole('form', { name: `Update progress of ${name}` });
  await move(services[0]!.name).click();
  await page.keyboard.press('Escape');
  await expect(move(services[0]!.name)).toBeFocused();

  await page.keyboard.press('Enter');
  const note = form(services[0]!.name).getByLabel('Note');
  await note.fill('Half of it is there.');
  await move(services[1]!.name).click();
  await expect(form(services[1]!.name)).toBeVisible();
  await expect(note).toHaveValue('Half of it is there.');
  await note.focus();
  const kept = answerNext(page, false);
  await page.keyboard.press('Escape');
  expect(await kept).toBe(QUESTION);
  await expect(note).toHaveValue('Half of it is there.');
  const stayed = answerNext(page, false);
  await page.getByRole('link', { name: 'Back to Customers' }).click();
  expect(await stayed).toBe(QUESTION);
  await expect(note).toHaveValue('Half of it is there.');
  const left = answerNext(page, true);
  await page.getByRole('link', { name: 'Back to Customers' }).click();
  expect(await left).toBe(QUESTION);
  await expect(page).toHaveURL('/admin/customers');
});

test('two windows that move a purchase see each other', async ({
  page,
  ownerApi,
  request,
  faults,
}) => {
  faults.announce(/status of 409/);
  const { customer } = await makeLinkedCustomer(ownerApi, request);
  const { id: serviceId } = await makeService(ownerApi);
  const bought = await request.post('/api/purchases', { data: { serviceId } });
  const { id } = (await bought.json()) as { id: number };
  await page.goto(`/admin/customers/${customer.id}`);
  const purchases = section(page, 'Purchases');
  await purchases.getByRole('button', { name: /^Update progress/ }).click();
  await ownerApi.patch(`/api/admin/purchases/${id}`, { data: { progress: 70 } });
  await purchases.getByLabel('Progress (%)').fill('40');
  await purchases.getByRole('button', { name: 'Save' }).click();
  const conflict = purchases.getByRole('alert');
  await expect(conflict.getByRole('row', { name: 'Progress (%)' })).toContainText('4070');
  await conflict.getByRole('button', { name: 'Overwrite with my changes' }).click();
  await purchases.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'Purchase updated');
  await expect(purchases).toContainText('40% complete');
});

test('what is typed about a session is not lost unasked; an untouched dialog just closes', async ({
  page,
  ownerApi,
  request,
}) => {
  const { customer } = await makeLinkedCustomer(ownerApi, request);
  await page.goto(`/admin/customers/${customer.id}`);
  const information = page.getByRole('form', { name: 'Customer Information' });
  await information.getByRole('textbox', { name: 'Company' }).fill('Not saved yet');
  const book = page.getByRole('button', { name: 'Book a Session' });
  const dialog = page.getByRole('dialog');
  await book.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await book.click();
  await dialog.getByLabel('Title').fill('Kick-off');
  const kept = answerNext(page, false);
  await page.keyboard.press('Escape');
  expect(await kept).toBe(QUESTION);
  await expect(dialog.getByLabel('Title')).toHaveValue('Kick-off');
  const closed = answerNext(page, true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await closed).toBe(QUESTION);
  await expect(dialog).toHaveCount(0);
  await expect(book).toBeFocused();
});

test('the keyboard stays with a session that is cancelled, and goes on when it is deleted', async ({
  page,
  ownerApi,
  request,
}) => {
  const { customer, userId } = await makeLinkedCustomer(ownerApi, request);
  const day = someDay();
  const times = { startTime: `${day}T15:00:00Z`, endTime: `${day}T16:00:00Z` };
  await bookSession(ownerApi, { userId, title: 'Kick-off', ...times });
  await page.goto(`/admin/customers/${customer.id}`);
  const sessions = section(page, 'Sessions');
  await sessions.getByRole('button', { name: 'Cancel: Kick-off' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel the session' }).press('Enter');
  await expectToast(page, 'Success', 'Session canceled');
  await expect(sessions.getByRole('heading', { name: 'Kick-off' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sessions.getByRole('button', { name: 'Delete: Kick-off' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expectToast(page, 'Success', 'Session deleted');
  await expect(sessions.getByRole('button', { name: 'Book a Session' })).toBeFocused();
});

test('without activities the history says so in a line above what happened otherwise', async ({
  page,
  ownerApi,
  request,
}) => {
  const { customer } = await makeLinkedCustomer(ownerApi, request);
  await page.goto(`/admin/customers/${customer.id}`);
  const history = section(page, /^Activity History/);
  const empty = history.getByRole('heading', { name: 'No activities recorded yet' });
  const hint = history.getByText('What you log for this customer will appear here.');
  await expect(empty).toBeVisible();
  await expect(hint).toBeVisible();
  const { id: serviceId, name } = await makeService(ownerApi);
  await request.post('/api/purchases', { data: { serviceId } });
  await page.reload();
  await expect(history.getByRole('listitem').first()).toContainText(name);
  await expect(empty).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('a mail whose words are not kept any more says so', async ({ page }) => {
  const sentAt = '2026-01-02T15:00:00.000Z';
  const subject = 'Your receipt: Chart Reading';
  const sent = { id: 1, recipient: 'ada@example.com', subject, status: 'sent', attempts: 1 };
  await page.route('**/api/admin/mails?*', (route) =>
    route.fulfill({
      json: [{ ...sent, text: '', error: null, createdAt: sentAt, sentAt }],
      headers: { 'X-Total-Count': '1' },
    }),
  );
  await page.goto('/admin/mail');
  await page.getByText('Read', { exact: true }).click();
  await expect(page.getByText('The text of a mail is kept for 90 days.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Send/ })).toHaveCount(0);
});
