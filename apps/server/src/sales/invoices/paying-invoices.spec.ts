import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { InvoiceRecord } from '@polaris/contracts';
import { getDocument } from 'unpdf/pdfjs';
import { CardShop } from '../../testing/data/card-shop';
import { invoiceLine } from '../../testing/data/factories';
import { addCustomer } from '../../testing/data/records';
import { outbox } from '../../testing/mail/outbox';
import { InvoiceFilesService } from './invoice-files.service';

const INVOICES = '/api/admin/invoices';
const LINK = /^http:\/\/polaris\.test\/pay#[\w-]{43}$/;
const BANK = 'Harbor Bank\nAccount 000123456';

const shop = new CardShop();
beforeAll(async () => {
  await shop.open();
  await fillProfile();
});
afterAll(() => shop.close());

const fillProfile = (own: object = {}) =>
  shop.owner.put('/api/admin/business-profile', {
    legalName: 'Calloway Data',
    address: '1 Star Street',
    timeZone: 'UTC',
    daysUntilDue: 14,
    bankDetails: BANK,
    ...own,
  });

const act = async ({ id, version }: InvoiceRecord, action: string): Promise<InvoiceRecord> =>
  (await shop.owner.post(`${INVOICES}/${id}/${action}`, { version })).body;

/** Issues an invoice and mails it. */
async function sendInvoice(draft: object): Promise<InvoiceRecord> {
  const lines = [invoiceLine({ text: 'Data Audit', unitPrice: 1200 })];
  const { body } = await shop.owner.post(INVOICES, { lines, ...draft });
  return act(await act(body, 'issue'), 'send');
}

const lastMail = async (email: string): Promise<string> =>
  (await outbox(shop.polaris, email)).at(-1)!.body;

async function linksInFile(id: number): Promise<string[]> {
  const { pdf } = await shop.polaris.app.get(InvoiceFilesService).get(id);
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const links = await (await file.getPage(1)).getAnnotations();
  return links.map(({ url }) => url);
}

it('shows one payment reference, and each way to pay, in dashboard, mail and PDF', async () => {
  const order = await shop.order();
  expect((await shop.own(order)).invoiceNumber).toBeNull();
  const invoice = await sendInvoice({ purchaseId: order.id });
  const number = invoice.number!;
  expect((await shop.own(order)).invoiceNumber).toBe(number);
  const text = await lastMail(order.person.user.email);
  expect(text).toContain('Here is your invoice for $1,200, due by ');
  expect(text).toContain('For: Data Audit\n');
  expect(text).toContain('You can pay by card or by bank transfer.\n\nPay $1,200:\n{{link}}');
  expect(text).toContain(`Bank details: ${BANK}\nPayment reference: ${number}`);
  expect(text).toMatch(/\n\nCalloway Data\nPolaris\n$/);
  expect(await linksInFile(invoice.id)).toEqual([expect.stringMatching(LINK)]);
});

it('requests no payment once an invoice is paid', async () => {
  const order = await shop.order();
  const invoice = await sendInvoice({ purchaseId: order.id });
  const payment = { amount: 1200, method: 'bank_transfer' };
  await shop.owner.post(`/api/admin/purchases/${order.id}/payments`, payment);
  await act((await shop.owner.get(`${INVOICES}/${invoice.id}`)).body, 'send');
  const text = await lastMail(order.person.user.email);
  expect(text).toContain('Nothing is due.');
  expect(text).not.toMatch(/Pay \$|Bank details|Payment reference|Due date/);
});

it('asks a buyer to pay by bank transfer, or else to reply, above what cards can pay', async () => {
  const email = 'team@harbor.example';
  const { id: customerId } = await addCustomer(shop.owner, { email });
  const lines = [invoiceLine({ text: 'Data Audit', unitPrice: 1_000_000 })];
  const invoice = await sendInvoice({ customerId, lines });
  const text = await lastMail(email);
  expect(text).toContain('Please pay by bank transfer.');
  expect(text).toContain('See the invoice online:\n{{link}}');
  expect(text).not.toMatch(/by card|dashboard/);
  expect(await linksInFile(invoice.id)).toEqual([expect.stringMatching(LINK)]);
  await fillProfile({ bankDetails: null });
  await sendInvoice({ customerId, lines });
  expect(await lastMail(email)).toContain('Please reply to this email to arrange payment.');
});
