import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { InvoiceLine, InvoiceRecord } from '@polaris/contracts';
import { getDocument } from 'unpdf/pdfjs';
import { toDocument } from './invoice-document';
import { makePdf } from './make-pdf';
import { renderInvoice } from './render-invoice';

const line = (text: string, own: Partial<InvoiceLine> = {}): InvoiceLine => ({
  text,
  quantity: 1,
  unitPrice: 950,
  taxRate: 8.875,
  total: 950,
  tax: 77.44,
  ...own,
});

const someInvoice = (own: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  id: 1,
  kind: 'invoice',
  number: '2026-0014',
  state: 'open',
  buyer: { name: 'Harbor Trust', address: '8 Quay Road', email: null, taxId: null },
  customer: null,
  payments: [],
  purchaseId: null,
  serviceName: null,
  total: 950,
  tax: 77.44,
  paid: 0,
  refunded: 0,
  owed: 950,
  dueNow: 950,
  parts: [],
  issuedOn: '2026-03-04',
  dueOn: '2026-03-18',
  daysOverdue: 0,
  sendTo: null,
  sentAt: null,
  version: 2,
  createdAt: '2026-03-04T18:00:00.000Z',
  taxMode: 'included',
  lines: [line('Dashboard Design')],
  seller: {
    legalName: 'Polaris Consulting',
    address: '1 Star Street',
    email: null,
    taxId: '12-3456789',
    timeZone: 'UTC',
    terms: 'Please pay within 14 days.',
    bankDetails: 'Account 000123456',
  },
  note: 'Thank you.',
  daysUntilDue: null,
  issuedAt: '2026-03-04T18:30:00.000Z',
  credits: null,
  creditedBy: null,
  ...own,
});

const open = async (invoice: InvoiceRecord, payUrl?: string) =>
  getDocument({ data: new Uint8Array(await makePdf(toDocument(invoice, payUrl))), verbosity: 0 })
    .promise;

type Opened = Awaited<ReturnType<typeof open>>;

/** The text of a page without white space, because lines may break anywhere. */
async function textOf(file: Opened, page: number): Promise<string> {
  const { items } = await (await file.getPage(page)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .replace(/\s/g, '');
}

const packed = (text: string) => text.replace(/\s/g, '');

describe('the PDF of an invoice', () => {
  it('renders the same bytes when an invoice is rendered twice', async () => {
    const [one, other] = [await renderInvoice(someInvoice()), await renderInvoice(someInvoice())];
    expect(one.equals(other)).toBe(true);
    expect(one.equals(await renderInvoice(someInvoice({ note: 'Other' })))).toBe(false);
  });

  it("draws the seller's logo in place of the star", async () => {
    const logo = await readFile(
      join(import.meta.dirname, '../../../../../web/public/apple-touch-icon.png'),
    );
    const isPicture = (pdf: Buffer) => pdf.includes('/Subtype /Image');
    expect(isPicture(await renderInvoice(someInvoice(), undefined, logo))).toBe(true);
    expect(isPicture(await renderInvoice(someInvoice()))).toBe(false);
  });

  it('prints each part of a payment plan with its day, and no plan without one', async () => {
    const part = { owed: 475, state: 'upcoming' } as const;
    const parts = [
      { ...part, position: 1, label: 'Deposit', amount: 475.01, dueOn: '2026-03-04' },
      { ...part, position: 2, label: 'At the end', amount: 474.99, dueOn: '2026-06-03' },
    ];
    const text = await textOf(await open(someInvoice({ parts })), 1);
    expect(text).toContain(
      packed(
        'Payment plan Deposit: $475.01 by March 4, 2026 At the end: $474.99 by June 3, 2026 This is the plan as of March 4, 2026. If we agree on another one, the online page of the invoice has it.',
      ),
    );
    expect(await textOf(await open(someInvoice()), 1)).not.toContain('Paymentplan');
  });

  it('prints every value of the invoice', async () => {
    const text = await textOf(await open(someInvoice()), 1);
    for (const part of [
      'Polaris Consulting',
      '1 Star Street',
      'Tax ID 12-3456789',
      'Billed to Harbor Trust 8 Quay Road',
      'Number 2026-0014',
      'Issued March 4, 2026',
      'Due March 18, 2026',
      'Dashboard Design 1 $950.00 8.875% $950.00',
      'Including 8.875% tax $77.44',
      'Total $950.00',
      'Thank you.',
      'Please pay within 14 days.',
      'Account 000123456',
      'Page 1 of 1',
    ])
      expect(text).toContain(packed(part));
  });

  it('adds sales tax to the subtotal by rate', async () => {
    const lines = [
      line('Dashboard Design', { taxRate: 9.5, tax: 90.25 }),
      line('Workshop', { taxRate: 9.5, tax: 90.25 }),
      line('Travel', { taxRate: 0, tax: 0 }),
    ];
    const added = someInvoice({ taxMode: 'added', lines, total: 3030.5, tax: 180.5 });
    const text = await textOf(await open(added), 1);
    for (const part of [
      'Sales tax Amount',
      'Subtotal $2,850.00',
      'Sales tax 9.5% $180.50',
      'Total $3,030.50',
    ])
      expect(text).toContain(packed(part));
  });

  it('says how to pay and with which reference while an amount is due', async () => {
    const file = await open(someInvoice(), 'https://polaris.example/dashboard');
    const text = await textOf(file, 1);
    for (const part of [
      'Bank details Account 000123456',
      'Payment reference 2026-0014',
      'Pay online https://polaris.example/dashboard',
    ])
      expect(text).toContain(packed(part));
    expect(await (await file.getPage(1)).getAnnotations()).toMatchObject([
      { subtype: 'Link', url: 'https://polaris.example/dashboard' },
    ]);
    const paid = await textOf(await open(someInvoice({ paid: 950, owed: 0 })), 1);
    expect(paid).not.toMatch(/Bankdetails|reference|Paybycard/);
    expect(await textOf(await open(someInvoice()), 1)).not.toContain('Paybycard');
  });

  it('leaves out tax column and tax line when there is no tax', async () => {
    const lines = [line('Dashboard Design', { taxRate: 0, tax: 0 })];
    const text = await textOf(await open(someInvoice({ lines, tax: 0, taxMode: 'added' })), 1);
    expect(text).toContain(packed('Dashboard Design 1 $950.00 $950.00'));
    expect(text.replace('TaxID', '')).not.toMatch(/tax|subtotal|0%/i);
  });

  it('prints each date on one line', async () => {
    const dates = { issuedOn: '2026-11-22', dueOn: '2026-12-06' };
    const page = await (await open(someInvoice(dates))).getPage(1);
    const rows = new Map<number, string>();
    for (const item of (await page.getTextContent()).items)
      if ('str' in item) {
        const y = Math.round(Number(item.transform[5]));
        rows.set(y, (rows.get(y) ?? '') + item.str.replace(/\s/g, ''));
      }
    for (const date of ['November22,2026', 'December6,2026'])
      expect([...rows.values()].filter((text) => text.includes(date))).toHaveLength(1);
  });

  it.each([
    'Łukasz Żółć, Nguyễn Thị Ánh, Straße, Çağlar',
    '数据分析与可视化服务',
    '株式会社東京データ、さくら',
    '김민준 서울특별시',
    'Москва',
    'Launch 🎉 and 📊 done ✅',
  ])('prints readable text in any script: %s', async (text) => {
    const buyer = { name: text, address: text, email: null, taxId: null };
    const file = await open(someInvoice({ lines: [line(text)], buyer, note: text }));
    const found = await textOf(file, 1);
    expect(found.split(packed(text))).toHaveLength(5);
  });

  it('repeats the table head and numbers the pages of a long invoice', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => line(`Line number ${index + 1}.`));
    const file = await open(someInvoice({ lines }));
    const pages = await Promise.all(
      Array.from({ length: file.numPages }, (_, index) => textOf(file, index + 1)),
    );
    expect(file.numPages).toBeGreaterThan(3);
    const tablePages = pages.filter((text) => text.includes('Linenumber'));
    for (const text of tablePages) expect(text).toContain('DescriptionQuantityPrice');
    pages.forEach((text, index) =>
      expect(text).toContain(packed(`Page ${index + 1} of ${file.numPages}`)),
    );
    for (const { text } of lines) expect(pages.join('')).toContain(packed(text));
  });

  it('breaks a word that is wider than its column', async () => {
    const word = 'Donaudampfschiffahrtsgesellschaft'.repeat(8);
    const page = await (await open(someInvoice({ lines: [line(word)] }))).getPage(1);
    const { items } = await page.getTextContent();
    const ends = items.flatMap((item) =>
      'str' in item ? [Number(item.transform[4]) + item.width] : [],
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(612 - 60 + 1);
    expect(await textOf(await open(someInvoice({ lines: [line(word)] })), 1)).toContain(word);
  });

  it('tags the PDF with a title, a language and a structure', async () => {
    const file = await open(someInvoice());
    const { info } = await file.getMetadata();
    expect(info).toMatchObject({ Title: 'Invoice 2026-0014', Language: 'en-US' });
    expect((await file.getMarkInfo())?.['Marked' as never]).not.toBe(false);
    const tree = JSON.stringify(await (await file.getPage(1)).getStructTree());
    for (const role of ['Document', 'H1', 'Table', 'TR', 'TH', 'TD', 'P'])
      expect(tree).toContain(`"role":"${role}"`);
  });

  it("prints the credited invoice's number on a credit note", async () => {
    const note = someInvoice({
      kind: 'credit_note',
      number: 'CN-2026-0001',
      dueOn: null,
      total: -950,
      lines: [line('Dashboard Design', { quantity: -1, total: -950, tax: -77.44 })],
      credits: { id: 1, number: '2026-0014' },
    });
    const text = await textOf(await open(note), 1);
    for (const part of ['Credit note', 'Credits invoice 2026-0014', 'Total credit -$950.00'])
      expect(text).toContain(packed(part));
    expect(text).not.toMatch(/Pleasepaywithin|Bankdetails|reference/);
  });
});
