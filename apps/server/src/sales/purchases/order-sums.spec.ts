import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminPurchase, type BusinessProfileInput, dollars } from '@polaris/contracts';
import { addCustomer, addSale, addService, buy } from '../../testing/data/records';
import { outbox } from '../../testing/mail/outbox';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const business = {
  legalName: 'Polaris Consulting',
  address: '1 Star Street',
  timeZone: 'UTC',
  daysUntilDue: 14,
  taxMode: 'added',
  taxRate: 9.5,
  orderInvoices: 'taxed',
} as const;

const setUp = (own: Partial<BusinessProfileInput> = {}) =>
  owner.put('/api/admin/business-profile', { ...business, ...own });

/** Orders a service for $520 as a new client. */
async function order(own: Partial<BusinessProfileInput> = {}, name = 'Data Audit') {
  await setUp(own);
  const client = await polaris.customer();
  const service = await addService(owner, { name, price: 520 });
  const { id } = await buy(client, service.id);
  const purchase: AdminPurchase = (await owner.get(`/api/admin/purchases/${id}`)).body;
  return { client, purchase, mails: await outbox(polaris, client.user.email) };
}

describe('an order to which sales tax is added', () => {
  it('asks for an order with its sales tax on every screen and in the mails of both sides', async () => {
    const { client, purchase, mails } = await order({ orderInvoices: 'never' });
    const sums = { amount: 520, tax: 49.4, invoiced: null, owed: 569.4 };
    expect(purchase).toMatchObject(sums);
    expect((await client.get('/api/purchases')).body).toMatchObject([sums]);
    const [confirmation] = mails;
    expect(confirmation!.body).toContain('Sales tax: $49.40\nTotal: $569.40');
    const [notice] = await outbox(polaris, owner.user.email).then((all) => all.slice(-1));
    expect(notice!.body).toContain('Total: $569.40');
    expect(notice!.body).toContain(`/admin/purchases/${purchase.id}`);
  });

  it('rejects an order whose shown total is not what becomes due', async () => {
    await setUp();
    const client = await polaris.customer();
    const { id: serviceId } = await addService(owner, { price: 520 });
    const refused = await client.post('/api/purchases', { serviceId, amount: 520, total: 520 });
    expect([refused.status, refused.body]).toMatchObject([409, { price: 520, total: 569.4 }]);
    const taken = await client.post('/api/purchases', { serviceId, amount: 520, total: 569.4 });
    expect(taken.status).toBe(201);
  });

  it('keeps the tax of the day of the order for its invoice', async () => {
    const { purchase } = await order({ orderInvoices: 'never' });
    await setUp({ taxMode: 'included', taxRate: 20 });
    const drafted = await owner.post('/api/admin/invoices', { purchaseId: purchase.id });
    expect(drafted.body).toMatchObject({ taxMode: 'added', total: 569.4, tax: 49.4 });
  });

  it('adds sales tax to a sale that the owner records', async () => {
    await setUp();
    const { id: customerId } = await addCustomer(owner);
    const { id: serviceId } = await addService(owner, { price: 520 });
    const sale = await addSale(owner, { customerId, serviceId, amount: 100 });
    expect(sale).toMatchObject({ amount: 100, tax: 9.5, owed: 109.5, invoiceNumber: null });
  });

  it('asks for no more than the price of an order when the price includes the sales tax', async () => {
    const { purchase } = await order({ taxMode: 'included' });
    expect(purchase).toMatchObject({ amount: 520, tax: 0, owed: 520, invoiced: 520 });
  });
});

describe('the invoice of a new order', () => {
  it.each([
    [{ orderInvoices: 'taxed' }, 569.4],
    [{ orderInvoices: 'taxed', taxRate: 0 }, null],
    [{ orderInvoices: 'always', taxRate: 0 }, 520],
    [{ orderInvoices: 'never' }, null],
    [{ orderInvoices: 'always', legalName: null }, null],
  ] as const)('is issued and sent with the order as the owner wants it: %j', async (own, total) => {
    const { purchase, mails } = await order(own);
    expect(purchase.invoiced).toBe(total);
    const subjects = mails.map(({ subject }) => subject);
    const invoice = total === null ? [] : [`Your invoice ${purchase.invoiceNumber}`];
    expect(subjects).toEqual(['Your order: Data Audit', ...invoice]);
    if (total !== null) expect(mails[1]!.body).toContain(`invoice for ${dollars(total)}`);
    const { body } = await owner.get(`/api/admin/invoices?purchaseId=${purchase.id}`);
    expect(body.length).toBe(invoice.length);
  });

  it('leaves a draft, and takes the order, when its PDF cannot be printed', async () => {
    const { purchase, mails } = await order({}, 'Audit ꦱ');
    expect(purchase).toMatchObject({ invoiced: null, owed: 569.4 });
    expect(mails).toHaveLength(1);
    const { body } = await owner.get(`/api/admin/invoices?purchaseId=${purchase.id}`);
    expect(body).toMatchObject([{ state: 'draft' }]);
  });
});
