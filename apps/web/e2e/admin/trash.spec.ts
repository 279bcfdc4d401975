import { DAY_MS } from '@polaris/contracts';
import type { Page } from '@playwright/test';
import {
  makeActivity,
  makeAsset,
  makeCustomer,
  readActivities,
  readContact,
  unique,
  writeContact,
} from '../support/data.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const entry = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

test('restores a deleted record from the trash with everything that belonged to it', async ({
  page,
  request,
  ownerApi,
}) => {
  const customer = await makeCustomer(ownerApi);
  await makeActivity(ownerApi, customer.id);
  await makeActivity(ownerApi, customer.id);
  const contact = await writeContact(request, { name: unique('Gone Contact') });
  const asset = await makeAsset(ownerApi, { name: unique('Gone Asset') });
  const { id: owning } = await makeCustomer(ownerApi);
  const activity = await makeActivity(ownerApi, owning);
  await ownerApi.delete(`/api/customers/${customer.id}`);
  await ownerApi.delete(`/api/admin/contact-submissions/${contact.id}`);
  await ownerApi.delete(`/api/assets/${asset.id}`);
  await ownerApi.delete(`/api/activities/${activity.id}`);

  await page.goto('/admin/trash');
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  await expect(entry(page, customer.name)).toContainText('Customer');
  await expect(entry(page, customer.name)).toContainText('with 2 activities');
  await expect(entry(page, customer.name)).toContainText(
    /Deleted [A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M/,
  );
  const { timeZone } = await (await ownerApi.get('/api/admin/calendar')).json();
  const gone = new Date(Date.now() + 30 * DAY_MS);
  await expect(entry(page, customer.name)).toContainText(
    `Permanently deleted on ${gone.toLocaleDateString('en-US', { dateStyle: 'long', timeZone })}`,
  );
  const kinds = [
    [contact.name, 'Submission'],
    [asset.name, 'Asset'],
    [activity.subject, 'Activity'],
    [customer.name, 'Customer'],
  ] as const;
  for (const [name, kind] of kinds) {
    await expect(entry(page, name)).toContainText(kind);
    await page.getByRole('button', { name: `Restore ${name}` }).click();
    await expectToast(page, 'Success', `${kind} restored`);
    await expect(entry(page, name)).toHaveCount(0);
  }
  expect(await readActivities(ownerApi, customer.id)).toHaveLength(2);
  expect(await readContact(ownerApi, contact.id)).toMatchObject({ message: contact.message });
  expect(await readActivities(ownerApi, owning)).toHaveLength(1);
});
