import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type InvoiceLineInput,
  type InvoiceRecord,
  type Money,
  type OrderInvoices,
  type TaxMode,
} from '@polaris/contracts';
import fc from 'fast-check';
import { SiteDataService } from '../../site/pages/site-data.service';
import { invoiceLine } from '../../testing/data/factories';
import { addCustomer, addService, buy } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const INVOICES = '/api/admin/invoices';
const PROFILE = '/api/admin/business-profile';

let polaris: TestApp;
let owner: Person;
let customerId: number;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  customerId = (await addCustomer(owner)).id;
});
afterAll(() => polaris.close());

const business = {
  legalName: 'Polaris Consulting',
  address: '1 Star Street',
  timeZone: 'UTC',
  daysUntilDue: 14,
};

const charge = (taxMode: TaxMode, taxRate = 0, orderInvoices: OrderInvoices = 'taxed') =>
  owner.put(PROFILE, { ...business, taxMode, taxRate, orderInvoices });

const draft = async (own: object): Promise<InvoiceRecord> => (await owner.post(INVOICES, own)).body;

const issue = async ({ id, version }: InvoiceRecord): Promise<InvoiceRecord> =>
  (await owner.post(`${INVOICES}/${id}/issue`, { version })).body;

describe('sales tax', () => {
  it('adds sales tax in a new database until the owner changes it', async () => {
    expect((await owner.get(PROFILE)).body).toMatchObject({ taxMode: 'added', taxRate: 0 });
    const { body } = await owner.put(PROFILE, business);
    expect(body).toMatchObject({ taxMode: 'added', taxRate: 0 });
    expect((await charge('included', 8.875)).body).toMatchObject({
      taxMode: 'included',
      taxRate: 8.875,
    });
    // Fields that are not sent stay unchanged.
    expect((await owner.put(PROFILE, business)).body).toMatchObject({
      taxMode: 'included',
      taxRate: 8.875,
    });
  });

  it('charges sales tax with the invoice of an order on every screen', async () => {
    await charge('added', 9.5, 'never');
    const client = await polaris.customer();
    const service = await addService(owner, { price: 950 });
    const order = await buy(client, service.id);
    expect(order).toMatchObject({ amount: 950, tax: 90.25, invoiced: null, owed: 1040.25 });
    const drafted = await draft({ purchaseId: order.id });
    expect(drafted).toMatchObject({
      taxMode: 'added',
      total: 1040.25,
      tax: 90.25,
      lines: [{ unitPrice: 950, taxRate: 9.5, total: 950, tax: 90.25 }],
    });
    expect(await issue(drafted)).toMatchObject({ total: 1040.25, owed: 1040.25 });
    const [own] = (await client.get('/api/purchases')).body;
    expect(own).toMatchObject({ amount: 950, invoiced: 1040.25, owed: 1040.25 });
    expect((await client.get('/api/invoices')).body).toMatchObject([{ owed: 1040.25 }]);
    const money: Money = (await owner.get('/api/admin/money')).body;
    const item = money.owedItems.find(({ purchaseId }) => purchaseId === order.id);
    expect(item).toMatchObject({ amount: 1040.25, owed: 1040.25 });
  });

  it('keeps the tax mode of a draft for its invoice and credit note', async () => {
    await charge('added', 10);
    const lines = [invoiceLine({ unitPrice: 100, taxRate: 10 })];
    const invoice = await issue(await draft({ customerId, lines }));
    const drafted = await draft({ customerId, lines });
    await charge('included', 10);
    const read = await owner.get(`${INVOICES}/${invoice.id}`);
    expect(read.body).toMatchObject({ taxMode: 'added', total: 110, tax: 10 });
    const edit = { lines, version: drafted.version };
    const edited = await owner.put(`${INVOICES}/${drafted.id}`, edit);
    expect(edited.body).toMatchObject({ taxMode: 'added', total: 110 });
    const { version } = read.body;
    const credit = await owner.post(`${INVOICES}/${invoice.id}/credit`, { version });
    expect(credit.body).toMatchObject({ taxMode: 'added', total: -110, tax: -10 });
    expect(await draft({ customerId, lines })).toMatchObject({
      taxMode: 'included',
      total: 100,
      tax: 9.09,
    });
  });

  it('tells the pages of services the rules for sales tax of today', async () => {
    await charge('added', 9.5);
    const rule = await polaris.app.get(SiteDataService).taxRule();
    expect(rule).toEqual({ taxMode: 'added', taxRate: 9.5 });
  });

  it('rejects a total with tax beyond the highest amount of an invoice', async () => {
    await charge('added');
    const lines = [invoiceLine({ unitPrice: 9_000_000_000, taxRate: 100 })];
    const { status, body } = await owner.post(INVOICES, { customerId, lines });
    expect(status).toBe(400);
    expect(body.errors[0].message).toMatch(/must be at most 9,999,999,999.99/);
  });
});

/** Rounds a quotient half up; no amount here is negative. */
const rounded = (dividend: bigint, divisor: bigint): bigint =>
  (dividend * 2n + divisor) / (divisor * 2n);

const whole = (value: number, decimals: number): bigint =>
  BigInt(Math.round(value * 10 ** decimals));

/** Rounds each line, then its tax. */
function expectedOf(lines: InvoiceLineInput[], mode: TaxMode) {
  let [total, tax] = [0n, 0n];
  for (const line of lines) {
    const price = rounded(whole(line.quantity, 2) * whole(line.unitPrice, 2), 100n);
    const rate = whole(line.taxRate, 3);
    const part = rounded(price * rate, mode === 'added' ? 100_000n : 100_000n + rate);
    total += price + (mode === 'added' ? part : 0n);
    tax += part;
  }
  return { total: Number(total) / 100, tax: Number(tax) / 100 };
}

describe('the totals of invoices', () => {
  const line = fc.record({
    text: fc.constant('Work'),
    quantity: fc.integer({ min: 1, max: 100_000 }).map((count) => count / 100),
    unitPrice: fc.integer({ min: 50, max: 1_000_000 }).map((cents) => cents / 100),
    taxRate: fc.oneof(
      fc.constantFrom(0, 8.875, 9.5, 20),
      fc.integer({ min: 0, max: 100_000 }).map((rate) => rate / 1000),
    ),
  });
  const lines = fc.array(line, { minLength: 1, maxLength: 8 });

  it.each(['added', 'included'] as const)(
    'calculates totals to the cent with tax %s',
    async (mode) => {
      await charge(mode);
      await fc.assert(
        fc.asyncProperty(lines, async (content) => {
          const {
            total,
            tax,
            taxMode,
            lines: stored,
          } = await draft({ customerId, lines: content });
          expect({ total, tax, taxMode }).toEqual({ ...expectedOf(content, mode), taxMode: mode });
          const sum = (field: 'total' | 'tax') =>
            stored.reduce((cents, each) => cents + whole(each[field], 2), 0n);
          const added = mode === 'added' ? sum('tax') : 0n;
          expect(sum('total') + added).toBe(whole(total, 2));
        }),
        { numRuns: 60 },
      );
    },
  );
});
