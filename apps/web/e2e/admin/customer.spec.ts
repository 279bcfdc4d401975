import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { changeCustomer, makeActivity, makeCustomer, writeContact } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

const information = (page: Page) => page.getByRole('form', { name: 'Customer Information' });
const history = (page: Page) => page.getByRole('region', { name: /^Activity History/ });

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('shows the first message, activities and status changes in one timeline', async ({
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
  // Two of the four have the same time: the message and its confirmation.
  await expect(entries).toHaveCount(4);
  await expect(entries.nth(0)).toContainText('Status changed from Active to Potential');
  await expect(entries.nth(1)).toContainText(activity.subject);
  await expect(entries.filter({ hasText: 'Mail: ' })).toHaveCount(1);
  const submission = entries.filter({ hasText: contact.message });
  await submission.getByRole('link', { name: 'Original submission' }).click();
  await expect(page).toHaveURL(`/admin/contacts?highlight=${contact.id}`);
});

test('keeps what was typed when the window changes its size', async ({ page, ownerApi }) => {
  const customer = await makeCustomer(ownerApi);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/customers/${customer.id}`);
  await page.getByRole('button', { name: 'Edit information' }).click();
  const notes = information(page).getByRole('textbox', { name: 'Notes' });
  await notes.fill('Half a thought');
  const logging = page.getByRole('form', { name: 'Log New Activity' });
  const subject = logging.getByRole('textbox', { name: 'Subject' });
  await subject.fill('Half a call');
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(notes).toHaveValue('Half a thought');
  await expect(subject).toBeHidden();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(subject).toHaveValue('Half a call');
});

test('keeps the actions of an email beside it on a phone, however long it is', async ({
  page,
  ownerApi,
}) => {
  const email = `a.rather.long.address.of.${randomUUID()}@example.com`;
  const customer = await makeCustomer(ownerApi, { email });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/admin/customers/${customer.id}`);
  const value = await page.getByRole('button', { name: `${email} (edit Email)` }).boundingBox();
  const menu = await page.getByRole('button', { name: 'Actions for Email' }).boundingBox();
  expect(menu!.x).toBeGreaterThanOrEqual(value!.x + value!.width);
  expect(menu!.x + menu!.width).toBeLessThanOrEqual(375);
  expect(menu!.y).toBeLessThan(value!.y + value!.height);
});
