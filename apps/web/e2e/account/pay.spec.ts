import { type APIRequestContext, type Page, mergeTests } from '@playwright/test';
import type { InvoiceRecord } from '@polaris/contracts';
import { randomUUID } from 'node:crypto';
import { test as cardTest } from '../support/card-test.ts';
import { makeCustomer, unique } from '../support/data.ts';
import { test as mailTest } from '../support/mail-test.ts';
import {
  NARROWEST,
  expectAccessibleInBothThemes,
  expectVisualChecks,
  setWidth,
} from '../support/pages/visual-checks.ts';
import { expect } from '../support/test.ts';

/** With card payments and a mail server. */
const test = mergeTests(cardTest, mailTest).extend({
  ownPolaris: [
    ({ standIn, mailServer }, provide) =>
      provide({ name: 'pay', settings: { ...standIn.env, SMTP_URL: mailServer.url } }),
    { scope: 'worker' },
  ],
});

const LINK = /http\S+\/pay#[\w-]+/;

test('pays an invoice by the link of its mail, without an account, by keyboard on a phone', async ({
  page,
  ownerApi,
  mails,
}) => {
  test.slow();
  const email = `${unique('pays').replace(' ', '-')}@example.com`;
  const { number } = await sendInvoice(ownerApi, email);
  const link = await mails.read(email, LINK);
  await setWidth(page, NARROWEST);
  const response = await page.goto(link);
  expect(response!.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' });
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText(/\$1,200.*due by/);
  await expect(page.getByRole('img', { name: 'QR code of the bank transfer' })).toBeVisible();
  await expectVisualChecks(page);
  await setWidth(page, NARROWEST);

  const saved = page.waitForEvent('download');
  await reach(page, 'Download invoice');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toContain(number!);

  // Skipping the header replaces the token in the address, not on the page.
  await page.reload();
  await page.getByRole('button', { name: /^Pay \$1,200/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await reach(page, 'Pay $1,200 by card or bank debit');
  await page.keyboard.press('Enter');
  const hosted = page.getByRole('heading', { name: 'Pay $1200.00' });
  await hosted.waitFor();
  await page.getByRole('link', { name: 'Back' }).press('Enter');
  await expect(page).toHaveURL(/\/pay$/);
  await reach(page, 'Pay $1,200 by card or bank debit');
  await page.keyboard.press('Enter');
  await hosted.waitFor();
  await page.getByLabel('Email').fill('books@example.com');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/pay\?paid/);
  await expect(page.getByText('Paid. Thank you.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await mails.read('books@example.com', /receipt/i);
});

test('shows a bank debit that is on its way to its payer and the owner', async ({
  page,
  ownerApi,
  mails,
  signInAsOwner,
}) => {
  const email = `${unique('debit').replace(' ', '-')}@example.com`;
  const { id } = await sendInvoice(ownerApi, email);
  await page.goto(await mails.read(email, LINK));
  await page.getByRole('button', { name: /^Pay \$1,200/ }).click();
  await page.getByLabel('Email').fill('books@example.com');
  await page.getByLabel('US bank account').check();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Your bank debit is on its way.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);

  await signInAsOwner();
  await page.goto(`/admin/invoices/${id}`);
  await expect(page.getByText('Bank debit on its way')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: 'Copy payment link' })).toBeVisible();
});

/** Moves the focus to a button by the Tab key. */
async function reach(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.waitFor();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused({ timeout: 100 });
  }).toPass();
}

/** Issues an invoice to a customer without an account, and mails it. */
async function sendInvoice(owner: APIRequestContext, email: string): Promise<InvoiceRecord> {
  const { timeZone } = await (await owner.get('/api/admin/business-profile')).json();
  await owner.put('/api/admin/business-profile', {
    data: {
      legalName: 'Calloway Data LLC',
      address: '1 Star Street',
      timeZone,
      daysUntilDue: 14,
      bankDebits: true,
      bankDetails: 'Harbor Bank\nIBAN DE89 3704 0044 0532 0130 00',
    },
  });
  const customer = await makeCustomer(owner, { email });
  const draft = await owner.post('/api/admin/invoices', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: {
      customerId: customer.id,
      buyer: { name: customer.name, address: null, email, taxId: null },
      lines: [{ text: 'Data Audit', quantity: 1, unitPrice: 1200, taxRate: 0 }],
    },
  });
  expect(draft.status(), await draft.text()).toBe(201);
  let invoice = (await draft.json()) as InvoiceRecord;
  for (const action of ['issue', 'send']) {
    const path = `/api/admin/invoices/${invoice.id}/${action}`;
    const response = await owner.post(path, { data: { version: invoice.version } });
    expect(response.ok(), await response.text()).toBe(true);
    invoice = (await response.json()) as InvoiceRecord;
  }
  return invoice;
}
