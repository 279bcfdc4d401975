import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Money, type Offer, moneySchema } from '@polaris/contracts';
import fc from 'fast-check';
import { often } from '../../testing/long-form';
import Papa from 'papaparse';
import { contactInput } from '../../testing/data/factories';
import { draftOffer, sentOffer } from '../../testing/data/short-offers';
import { addCustomer, addService, addSale } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
let serviceId: number;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  serviceId = (await addService(owner, { name: 'Data Audit' })).id;
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('truncate offers, purchases, payments cascade'));

const business = { legalName: 'Calloway LLC', address: '1 Star Street', daysUntilDue: 14 };

const customer = async (): Promise<number> => (await addCustomer(owner, { email: null })).id;

const sell = async (amount: number, sale: object = {}): Promise<number> => {
  const body = { serviceId, amount, ...sale };
  const buyer = 'customerId' in sale ? {} : { customerId: await customer() };
  return (await addSale(owner, { ...buyer, ...body })).id;
};

const pay = async (purchaseId: number, amount: number, own: object = {}): Promise<number> => {
  const { status, body } = await owner.post(`/api/admin/purchases/${purchaseId}/payments`, {
    amount,
    method: 'bank_transfer',
    ...own,
  });
  expect(status).toBe(201);
  return body.id;
};

const refund = async (paymentId: number, amount: number): Promise<void> => {
  const { status } = await owner.post(`/api/admin/payments/${paymentId}/refunds`, { amount });
  expect(status).toBe(201);
};

const money = async (year?: number): Promise<Money> => {
  const { status, body } = await owner.get(`/api/admin/money${year ? `?year=${year}` : ''}`);
  expect(status).toBe(200);
  return moneySchema.parse(body);
};

describe('money of a year', () => {
  it("sums payments and refunds by month in the business's time zone", async () => {
    const id = await sell(900);
    await owner.put('/api/admin/business-profile', { ...business, timeZone: 'America/New_York' });
    await pay(id, 300, { paidAt: '2026-01-01T04:59:59.000Z' });
    const paymentId = await pay(id, 500.25, { paidAt: '2026-01-01T05:00:00.000Z' });
    await refund(paymentId, 0.25);
    const last = await money(2025);
    expect(last).toMatchObject({ year: 2025, received: 300, refunded: 0 });
    expect(last.months[11]).toEqual({ month: 12, received: 300, refunded: 0 });
    const next = await money(2026);
    expect(next.months[0]).toMatchObject({ month: 1, received: 500.25 });
    expect(next.months.map(({ month }) => month)).toEqual([...Array(12).keys()].map((n) => n + 1));
    const thisYear = await money();
    expect(thisYear.thisMonth).toMatchObject({ refunded: 0.25 });
    expect(thisYear.years).toEqual(expect.arrayContaining([2025, 2026, thisYear.year]));
  });

  it('sums money by service, largest first', async () => {
    const other = (await addService(owner, { name: 'Clean-Up' })).id;
    await pay(await sell(200), 200);
    await pay(await sell(50, { serviceId: other }), 20);
    await pay(await sell(700, { serviceId: other }), 700);
    expect((await money()).services).toEqual([
      { name: 'Clean-Up', received: 720, refunded: 0 },
      { name: 'Data Audit', received: 200, refunded: 0 },
    ]);
  });

  it('sorts services by what is left after refunds', async () => {
    const other = (await addService(owner, { name: 'Refunded' })).id;
    await refund(await pay(await sell(100, { serviceId: other }), 100), 90);
    await pay(await sell(40), 40);
    const { services } = await money();
    expect(services.map(({ name }) => name)).toEqual(['Data Audit', 'Refunded']);
  });

  it("sums money by the landing page and source of the customer's first message", async () => {
    const wrote = async (arrival?: object) => {
      const message = contactInput({ email: `${crypto.randomUUID()}@example.com` });
      const { body } = await polaris.visitor().post('/api/contact', { ...message, arrival });
      const converted = await owner.post(`/api/contacts/${body.id}/convert`, {});
      return { customerId: converted.body.id as number };
    };
    const found = { page: '/services/1', referrer: 'news.example' };
    await pay(await sell(10, await wrote(found)), 10);
    await pay(await sell(20, await wrote({ ...found, source: 'letter' })), 20);
    await pay(await sell(40, await wrote({ page: '/' })), 40);
    await pay(await sell(80, await wrote()), 80);
    const { pages, sources } = await money();
    const sums = (earned: Money['pages']) => earned.map(({ name, received }) => [name, received]);
    expect(sums(pages)).toEqual([
      [null, 80],
      ['/', 40],
      ['/services/1', 30],
    ]);
    expect(sums(sources)).toEqual([
      [null, 80],
      ['Direct', 40],
      ['letter', 20],
      ['news.example', 10],
    ]);
  });

  it.each(['1999', '2101', '20', 'last', '2026.5'])(
    'rejects the year %j for money',
    async (year) => {
      const { status, body } = await owner.get(`/api/admin/money?year=${year}`);
      expect(status).toBe(400);
      expect(body.errors).toEqual([
        { path: 'year', message: 'Must be a year between 2000 and 2100.' },
      ]);
    },
  );
});

describe('amounts owed', () => {
  it('lists unpaid amounts oldest first, without canceled and paid purchases', async () => {
    const customerId = await customer();
    const first = await sell(900, { customerId });
    await pay(first, 300);
    const canceled = await sell(50, { status: 'pending' });
    await owner.patch(`/api/admin/purchases/${canceled}`, { status: 'cancelled' });
    await pay(await sell(70), 70);
    const second = await sell(0.1);
    const { owed, owedCount, owedItems } = await money();
    expect([owed, owedCount]).toEqual([600.1, 2]);
    expect(owedItems).toMatchObject([
      { purchaseId: first, owed: 600, amount: 900, name: 'Data Audit', buyer: null },
      { purchaseId: second, owed: 0.1 },
    ]);
    expect(owedItems[0]?.customer).toEqual({ id: customerId, name: 'Harbor Trust' });
    const ofCustomer = await owner.get(`/api/admin/customers/${customerId}/money`);
    expect(ofCustomer.body).toEqual({ received: 300, refunded: 0, owed: 600, dueNow: 600 });
  });
});

const NONE = { count: 0, total: 0 };

describe('offers of a year', () => {
  const sent = async (unitPrice: number) =>
    sentOffer(owner, { customerId: await customer(), serviceId, unitPrice });
  const answer = async (token: string, name: string, own: object) => {
    const page = await polaris.visitor().post('/api/offer/open', { token });
    const { number, sha256 } = page.body;
    const reply = { token, number, sha256, ...own };
    const { status, text } = await polaris.visitor().post(`/api/offer/${name}`, reply);
    if (status >= 300) throw new Error(`${name} answered ${status}: ${text}`);
  };

  it('adds up the offers sent in a year by what became of them, with the reasons of declined ones', async () => {
    await owner.put('/api/admin/business-profile', { ...business, timeZone: 'UTC' });
    await draftOffer(owner, { customerId: await customer(), serviceId, unitPrice: 9999 });
    const [accepted, declined, silent, ended] = [
      await sent(1000.1),
      await sent(250.25),
      await sent(70),
      await sent(40.05),
    ];
    const waiting = await sent(600);
    const withdrawn = await sent(5);
    await answer(accepted.token, 'accept', { selection: [1], total: 1000.1, name: 'Tom Hale' });
    await answer(declined.token, 'decline', { reason: 'Not in this quarter.' });
    await answer(silent.token, 'decline', {});
    const { version } = (await owner.get(`/api/admin/offers/${withdrawn.id}`)).body;
    await owner.post(`/api/admin/offers/${withdrawn.id}/withdraw`, { version, tellClient: false });
    await polaris.dataSource.query(
      `update offers set "expiresOn" = current_date - 1 where id = ${ended.id}`,
    );
    expect((await money()).offers).toEqual({
      sent: { count: 6, total: 1965.4 },
      accepted: { count: 1, total: 1000.1 },
      declined: { count: 2, total: 320.25 },
      ended: { count: 1, total: 40.05 },
      waiting: { count: 1, total: 600 },
      declines: [
        {
          id: declined.id,
          title: 'Audit for 250.25',
          buyer: 'Harbor Trust',
          reason: 'Not in this quarter.',
        },
      ],
    });
    const listed = async (state: string) =>
      (await owner.get(`/api/admin/offers?state=${state}`)).body as Offer[];
    const inAll = (offers: Offer[]) => offers.reduce((sum, { total }) => sum + cent(total), 0);
    const offers = (await money()).offers!;
    for (const state of ['accepted', 'declined'] as const)
      expect([state, inAll(await listed(state))]).toEqual([state, cent(offers[state].total)]);
    expect(await listed('sent')).toMatchObject([{ id: waiting.id, total: offers.waiting.total }]);
    const none = NONE;
    expect((await money(2025)).offers).toEqual({
      ...{ sent: none, accepted: none, declined: none, ended: none, declines: [] },
      waiting: offers.waiting,
    });
  });
});

describe('invoices without a purchase', () => {
  it('counts payments and balance of an issued invoice without a purchase', async () => {
    await owner.put('/api/admin/business-profile', { ...business, timeZone: 'America/New_York' });
    const customerId = await customer();
    const lines = [{ text: 'A workshop', quantity: 2, unitPrice: 150, taxRate: 0 }];
    const draft = await owner.post('/api/admin/invoices', { customerId, lines });
    expect(draft.status).toBe(201);
    expect((await money()).owed).toBe(0);
    const { id } = draft.body;
    const issued = await owner.post(`/api/admin/invoices/${id}/issue`, { version: 1 });
    const name = `Invoice ${issued.body.number}`;
    expect((await money()).owedItems).toMatchObject([{ invoiceId: id, purchaseId: null, name }]);
    const paid = await owner.post(`/api/admin/invoices/${id}/payments`, {
      amount: 100.5,
      method: 'cash',
    });
    expect(paid.status).toBe(201);
    const { owed, services, received } = await money();
    expect({ owed, services, received }).toEqual({
      owed: 199.5,
      received: 100.5,
      services: [{ name: null, received: 100.5, refunded: 0 }],
    });
    const ofCustomer = await owner.get(`/api/admin/customers/${customerId}/money`);
    expect(ofCustomer.body).toEqual({ received: 100.5, refunded: 0, owed: 199.5, dueNow: 199.5 });
    const { text } = await owner.get('/api/admin/export/money');
    expect(text).toContain(`"${issued.body.number}"`);
    await owner.post(`/api/admin/invoices/${id}/credit`, { version: issued.body.version });
    expect((await money()).owed).toBe(0);
  });
});

describe("the accountant's file", () => {
  it('exports each payment and refund of the year in order', async () => {
    const id = await sell(900);
    const paymentId = await pay(id, 500.5, { note: 'First half', method: 'cash' });
    await refund(paymentId, 0.5);
    const { text, headers } = await owner.get('/api/admin/export/money');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="money-\d{4}\.csv"$/);
    const { data } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
      header: true,
      skipEmptyLines: true,
    });
    const known = { method: 'cash', provider: 'manual', customer: 'Harbor Trust' };
    expect(data).toMatchObject([
      { kind: 'Payment', received: '500.50', refunded: '0', note: 'First half', ...known },
      { kind: 'Refund', received: '0', refunded: '0.50', service: 'Data Audit', ...known },
    ]);
    expect(data.map(({ purchase, payment }) => [purchase, payment])).toEqual(
      data.map(() => [String(id), String(paymentId)]),
    );
  });
});

describe('histories of orders, payments and refunds', () => {
  const cents = fc.integer({ min: 1, max: 500_000 });
  const history = fc.array(
    fc.record({
      amount: cents,
      payments: fc.array(fc.record({ part: cents, refunds: fc.array(cents, { maxLength: 2 }) }), {
        maxLength: 3,
      }),
    }),
    { minLength: 1, maxLength: 4 },
  );

  it('sums any history to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (orders) => {
        const before = await money();
        const sum = { received: 0, refunded: 0, owed: 0 };
        for (const { amount, payments } of orders) {
          const id = await sell(amount / 100);
          let rest = amount;
          for (const { part, refunds } of payments) {
            const paid = Math.min(part, rest);
            if (paid === 0) break;
            const paymentId = await pay(id, paid / 100);
            rest -= paid;
            sum.received += paid;
            let left = paid;
            for (const wanted of refunds) {
              const back = Math.min(wanted, left);
              if (back === 0) break;
              await refund(paymentId, back / 100);
              left -= back;
              sum.refunded += back;
            }
          }
          sum.owed += rest;
        }
        const after = await money();
        const grown = (name: keyof typeof sum) => Math.round((after[name] - before[name]) * 100);
        expect({
          received: grown('received'),
          refunded: grown('refunded'),
          owed: grown('owed'),
        }).toEqual(sum);
        const [row] = await polaris.dataSource.query<Record<'paid' | 'back', string>[]>(
          `select coalesce(sum(amount), 0)::text as paid,
             (select coalesce(sum(amount), 0)::text from refunds) as back from payments`,
        );
        for (const list of [after.months, after.services, after.pages, after.sources])
          expect(sumOf(list)).toEqual([cent(row!.paid), cent(row!.back)]);
      }),
      { numRuns: often(4, 12) },
    );
  });
});

const cent = (dollars: string | number): number => Math.round(Number(dollars) * 100);

const sumOf = (list: Pick<Money, 'received' | 'refunded'>[]): number[] =>
  (['received', 'refunded'] as const).map((name) =>
    list.reduce((sum, each) => sum + cent(each[name]), 0),
  );
