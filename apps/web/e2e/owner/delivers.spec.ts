import type { Page } from '@playwright/test';
import type { Customer } from '@polaris/contracts';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createAccount } from '../support/create-account.ts';
import { makeCustomer, makeService } from '../support/data.ts';
import { makeLinkedCustomer, section, someDay } from '../support/delivery.ts';
import {
  expectAccessibleInBothThemes,
  expectVisualChecks,
} from '../support/pages/visual-checks.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const mailsTo = (folder: string, address: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => new RegExp(`^To: ${address}$`, 'm').test(mail));

test.use({ timezoneId: 'America/Los_Angeles' });

test('delivers an order from registration to completion', async ({
  page,
  browser,
  polaris,
  ownerApi,
  ownerCookies,
}) => {
  test.slow();
  const { id, name } = await makeService(ownerApi, { price: 480 });
  await page.goto(`/services/${id}`);
  await page.getByRole('button', { name: 'Purchase this service' }).click();
  const email = await createAccount(page);
  await page.getByRole('button', { name: 'Order for $480' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(section(page, 'Your Active Services')).toContainText('0%');
  await expect.poll(() => mailsTo(polaris.mailFolder, email).length).toBe(1);
  expect(mailsTo(polaris.mailFolder, email)[0]).toContain(`Subject: Your order: ${name}`);

  const found = await ownerApi.get(`/api/customers?q=${encodeURIComponent(email)}`);
  const [bought] = (await found.json()) as Customer[];
  const customer = await makeCustomer(ownerApi, { email });
  const context = await browser.newContext({
    baseURL: polaris.url,
    timezoneId: 'America/New_York',
  });
  await context.addCookies(ownerCookies);
  const office = await context.newPage();
  await office.goto(`/admin/customers/${bought!.id}`);
  await unlinkAccount(office, name);
  await office.goto(`/admin/customers/${customer.id}`);
  await linkAccount(office, email);
  await moveAlong(office, name);
  const day = someDay();
  await bookSession(office, day);

  await page.reload();
  const active = section(page, 'Your Active Services');
  await expect(active).toContainText('40%');
  const sessions = section(page, 'Upcoming Sessions');
  await expect(sessions).toContainText('Kick-off');

  await moveSession(office, day);
  await page.reload();
  await expect(sessions.getByText(/1:00 PM – 2:00 PM EST/)).toBeVisible();
  const told = () =>
    mailsTo(polaris.mailFolder, email).filter((mail) =>
      /METHOD:REQUEST|method=REQUEST/i.test(mail),
    );
  await expect.poll(() => told().length).toBe(2);

  await cancelSession(office);
  await page.reload();
  await expect(page.getByText("You don't have any upcoming sessions.")).toBeVisible();
  await context.close();
});

/** The customer created by the purchase, who is known by another record. */
async function unlinkAccount(office: Page, name: string) {
  const purchases = section(office, 'Purchases');
  await expect(purchases.getByRole('heading', { name })).toBeVisible();
  await section(office, 'Account').getByRole('button', { name: 'Unlink' }).click();
  await expectToast(office, 'Success', 'Account unlinked');
  await expect(purchases.getByRole('listitem')).toHaveCount(0);
}

async function linkAccount(office: Page, email: string) {
  const account = section(office, 'Account');
  await account.getByRole('combobox', { name: 'Find an account' }).fill(email);
  await office.getByRole('option', { name: email }).click();
  await expect(account.getByText(/This address has not been verified/)).toBeVisible();
  await account.getByRole('button', { name: 'Link Account' }).click();
  await expectToast(office, 'Success', 'Account linked');
  await expect(account).toContainText('Not verified');
}

async function moveAlong(office: Page, name: string) {
  const purchases = section(office, 'Purchases');
  await purchases.getByRole('button', { name: `Update progress: ${name}` }).click();
  await purchases.getByLabel('Progress (%)').fill('40');
  await purchases.getByLabel('Note').fill('The sources are mapped.');
  await purchases.getByRole('button', { name: 'Save' }).click();
  await expectToast(office, 'Success', 'Purchase updated');
  await expect(purchases).toContainText('40% complete');
}

async function bookSession(office: Page, day: string) {
  await office.getByRole('button', { name: 'Book a Session' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Kick-off');
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Time', { exact: true }).fill('10:00');
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expectToast(office, 'Success', 'Session booked');
}

async function moveSession(office: Page, day: string) {
  await office.getByRole('button', { name: 'Move: Kick-off' }).click();
  const dialog = office.getByRole('dialog');
  // In summer New York is an hour ahead of EST; times are typed by the clock of the business.
  const isSummer = await office.evaluate(
    (date) => new Date(`${date}T12:00`).getTimezoneOffset() === 240,
    day,
  );
  await dialog.getByLabel('Time', { exact: true }).fill(isSummer ? '14:00' : '13:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(office, 'Success', 'Session updated');
}

async function cancelSession(office: Page) {
  await office.getByRole('button', { name: 'Cancel: Kick-off' }).click();
  await office.getByRole('button', { name: 'Cancel the session' }).click();
  await expectToast(office, 'Success', 'Session canceled');
  await expect(office.getByRole('heading', { name: 'Kick-off' })).toBeFocused();
  const history = section(office, /Activity History/);
  for (const words of ['Ordered', 'Note about', 'Session booked: Kick-off', 'Mail: Your order'])
    await expect(history.getByText(words).first()).toBeVisible();
}

test('keeps the customer page and the mail accessible on every screen size', async ({
  page,
  signInAsOwner,
  ownerApi,
  playwright,
  polaris,
}) => {
  test.slow();
  const calls = await playwright.request.newContext({ baseURL: polaris.url });
  const { customer, email } = await makeLinkedCustomer(ownerApi, calls);
  const service = await makeService(ownerApi);
  await calls.post('/api/purchases', { data: { serviceId: service.id } });
  await signInAsOwner();
  await page.goto(`/admin/customers/${customer.id}`);
  await page.getByRole('button', { name: /^Update progress/ }).click();
  await expectVisualChecks(page);
  await page.getByRole('button', { name: 'Book a Session' }).click();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Record a Sale' }).click();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await page.goto('/admin/mail');
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
  await page.locator('summary').first().click();
  await expectVisualChecks(page);
  await calls.dispose();
});
