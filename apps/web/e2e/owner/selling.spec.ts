import type { Page } from '@playwright/test';
import { makeCustomer, makeService, unique } from '../support/data.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
import {
  expectAccessibleInBothThemes,
  expectVisualChecks,
} from '../support/pages/visual-checks.ts';

test('records, pays, invoices, credits and refunds a sale, and the books agree', async ({
  page,
  ownerApi,
  ownerCookies,
}) => {
  test.slow();
  const name = unique('Data Audit');
  const service = await makeService(ownerApi, { name, price: 480 });
  const customer = await makeCustomer(ownerApi);
  // Others book at the same time: the hours stay those of its time zone.
  const { timeZone } = await (await ownerApi.get('/api/admin/business-profile')).json();
  await ownerApi.put('/api/admin/business-profile', {
    data: {
      legalName: 'Calloway LLC',
      address: '1 Star Street',
      timeZone,
      daysUntilDue: 14,
    },
  });
  await page.context().addCookies(ownerCookies);

  await page.goto(`/admin/customers/${customer.id}`);
  await recordSale(page, service.id);
  const invoiceButton = page.getByRole('button', { name: `Create an invoice: ${name}` });
  const purchase = page.getByRole('listitem').filter({ has: invoiceButton });
  await purchase.getByRole('button', { name: /^Record a payment/ }).click();
  await page.getByLabel('Amount ($)').fill('200');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expectToast(page, 'Success', 'Payment recorded');
  await expect(purchase).toContainText('Owed $280');

  await invoiceButton.click();
  await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/);
  await expectVisualChecks(page);
  await page.getByRole('button', { name: 'Issue' }).click();
  await page.getByRole('button', { name: 'Issue and Send' }).click();
  const number = await issuedNumber(page);
  const text = `Invoice ${number} issued, and on the way to ${customer.email}`;
  await expectToast(page, 'Success', text);
  await expect(page.getByText('Owed $280')).toBeVisible();
  // A button that is half covered by the header counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInBothThemes(page);
  await expectPdf(page);
  await page.getByRole('button', { name: 'Issue credit note' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue credit note' }).click();
  await expect(page.getByRole('heading', { name: /^Credit note CN-/ })).toBeVisible();
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  await page.goto(`/admin/customers/${customer.id}`);
  await purchase.getByRole('button', { name: /^Refund \$200/ }).click();
  await page.getByRole('checkbox', { name: /^Still owed/ }).check();
  await page.getByRole('button', { name: 'Refund $200', exact: true }).click();
  await expectToast(page, 'Success', 'Payment refunded');
  await expect(purchase).toContainText('Owed $480');

  await page.goto('/admin/money');
  const owed = page.getByRole('region', { name: /^Owed/ }).getByRole('listitem');
  await expect(owed.filter({ hasText: name })).toContainText('$480');
  await expectVisualChecks(page);
});

async function recordSale(page: Page, serviceId: number): Promise<void> {
  await page.getByRole('button', { name: 'Record a Sale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a Sale' });
  await dialog.getByLabel('Service').selectOption(String(serviceId));
  await dialog.getByRole('button', { name: /^Record/ }).click();
  await expectToast(page, 'Success', 'Sale recorded');
}

async function issuedNumber(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { name: /^Invoice \d{4}-\d{4}$/ });
  return (await heading.innerText()).replace('Invoice ', '');
}

/** Downloads the complete PDF as a browser does. */
async function expectPdf(page: Page): Promise<void> {
  const file = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  const response = await page.request.get(file!);
  expect(response.headers()['content-type']).toBe('application/pdf');
  const bytes = await response.body();
  expect([bytes.subarray(0, 5).toString(), bytes.subarray(-6).toString().trim()]).toEqual([
    '%PDF-',
    '%%EOF',
  ]);
}
