import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminPurchase, type Money, type Purchase, toCents } from '@polaris/contracts';
import fc from 'fast-check';
import { often } from '../../testing/long-form';
import { invoiceLine } from '../../testing/data/factories';
import { addService, addSale } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const INVOICES = '/api/admin/invoices';

let polaris: TestApp;
let owner: Person;
let client: Person;
let serviceId: number;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  client = await polaris.customer();
  await owner.put('/api/admin/business-profile', {
    legalName: 'Polaris Consulting',
    address: '1 Star Street',
    timeZone: 'UTC',
    daysUntilDue: 14,
  });
  serviceId = (await addService(owner, { price: 500 })).id;
});
afterAll(() => polaris.close());

/** A purchase of 500 dollars, with methods for what happens to it. */
class Sale {
  private payments: number[] = [];
  private invoice: { id: number; version: number } | undefined;

  constructor(
    readonly id: number,
    readonly customerId: number,
  ) {}

  async pay(amount: number): Promise<void> {
    const payment = { amount, method: 'cash' };
    const { body } = await owner.post(`/api/admin/purchases/${this.id}/payments`, payment);
    this.payments.push(body.id);
  }

  /** More money than was owed, as from two concurrent card payments. */
  async overpay(amount: number): Promise<void> {
    const [row] = await polaris.dataSource.query<[{ id: number }]>(
      `insert into payments ("purchaseId", provider, amount, status, method, "paidAt")
       values ($1, 'manual', $2, 'paid', 'card', now()) returning id`,
      [this.id, amount],
    );
    this.payments.push(row.id);
  }

  async refund(amount: number, stillOwed = false): Promise<void> {
    const path = `/api/admin/payments/${this.payments.at(-1)}/refunds`;
    const { status } = await owner.post(path, { amount, stillOwed });
    expect(status).toBe(201);
  }

  /** A refund that the bank returned. */
  async failToRefund(amount: number): Promise<void> {
    await polaris.dataSource.query(
      `insert into refunds ("paymentId", amount, status) values ($1, $2, 'failed')`,
      [this.payments.at(-1), amount],
    );
  }

  async issue(unitPrice: number): Promise<void> {
    const lines = [invoiceLine({ unitPrice })];
    const { body } = await owner.post(INVOICES, { purchaseId: this.id, lines });
    this.invoice = (await owner.post(`${INVOICES}/${body.id}/issue`, { version: 1 })).body;
  }

  async credit(): Promise<void> {
    const { id, version } = this.invoice!;
    await owner.post(`${INVOICES}/${id}/credit`, { version });
    this.invoice = undefined;
  }

  cancel(): Promise<unknown> {
    return owner.patch(`/api/admin/purchases/${this.id}`, { status: 'cancelled' });
  }

  /** The amounts that every reader must agree on, and the state of the invoice. */
  async read(): Promise<{ paid: number; refunded: number; owed: number; state?: string }> {
    const path = `/api/admin/purchases?customerId=${this.customerId}`;
    const [shown] = (await owner.get(path)).body as [AdminPurchase];
    const own: Purchase[] = (await client.get('/api/purchases')).body;
    const sums = sumsOf(shown);
    expect(sumsOf(own.find(({ id }) => id === this.id)!)).toEqual(sums);
    await this.expectOwed(sums.owed);
    if (!this.invoice) return sums;
    const { body } = await owner.get(`${INVOICES}/${this.invoice.id}`);
    expect(sumsOf(body)).toEqual(sums);
    return { ...sums, state: body.state };
  }

  private async expectOwed(owed: number): Promise<void> {
    const money: Money = (await owner.get('/api/admin/money')).body;
    const item = money.owedItems.find(({ purchaseId }) => purchaseId === this.id);
    expect(item?.owed ?? 0).toBe(owed);
    const { body } = await owner.get(`/api/admin/customers/${this.customerId}/money`);
    expect(body.owed).toBe(owed);
    const { body: grid } = await owner.get(`/api/admin/customers?owed=${owed > 0}&limit=100`);
    const row = grid.find(({ id }: { id: number }) => id === this.customerId);
    expect(row?.owed).toBe(owed);
  }
}

const sumsOf = ({ paid, refunded, owed }: { paid: number; refunded: number; owed: number }) => ({
  paid,
  refunded,
  owed,
});

/** A sale to a new customer, whose balance is exactly that of the sale. */
async function sell(): Promise<Sale> {
  const { body: person } = await owner.post('/api/customers', { name: 'Maya', status: 'active' });
  const sale = { serviceId, customerId: person.id, amount: 500 };
  const { id } = await addSale(owner, sale);
  await polaris.dataSource.query('update purchases set "userId" = $2 where id = $1', [
    id,
    client.user.id,
  ]);
  return new Sale(id, person.id);
}

describe('the balance of a purchase', () => {
  it.each<[string, (sale: Sale) => Promise<unknown>, object]>([
    ['nothing has happened', async () => undefined, { paid: 0, refunded: 0, owed: 500 }],
    ['part is paid', (sale) => sale.pay(100.01), { paid: 100.01, refunded: 0, owed: 399.99 }],
    ['it is canceled', (sale) => sale.cancel(), { paid: 0, refunded: 0, owed: 0 }],
    [
      'a payment is refunded, which settles it',
      async (sale) => {
        await sale.pay(500);
        await sale.refund(120.5);
      },
      { paid: 379.5, refunded: 120.5, owed: 0 },
    ],
    [
      'a refund is still owed',
      async (sale) => {
        await sale.pay(500);
        await sale.refund(120.5, true);
        await sale.refund(79.5);
      },
      { paid: 300, refunded: 200, owed: 120.5 },
    ],
    [
      'a deposit is refunded: its part is settled, the rest is owed',
      async (sale) => {
        await sale.pay(100);
        await sale.refund(100);
      },
      { paid: 0, refunded: 100, owed: 400 },
    ],
    [
      'a refund failed, which does not count',
      async (sale) => {
        await sale.pay(500);
        await sale.failToRefund(200);
      },
      { paid: 500, refunded: 0, owed: 0 },
    ],
    [
      'more was paid than requested, and part of it is still owed after refunds',
      async (sale) => {
        await sale.overpay(600);
        await sale.refund(100);
        await sale.refund(200, true);
      },
      { paid: 300, refunded: 300, owed: 200 },
    ],
    [
      'the total of its invoice is due',
      async (sale) => {
        await sale.pay(500);
        await sale.issue(547.5);
      },
      { paid: 500, refunded: 0, owed: 47.5, state: 'part_paid' },
    ],
    [
      'its invoice is credited, so the amount is due',
      async (sale) => {
        await sale.issue(547.5);
        await sale.credit();
      },
      { paid: 0, refunded: 0, owed: 500 },
    ],
    [
      'everything is refunded and the invoice credited',
      async (sale) => {
        await sale.issue(500);
        await sale.pay(500);
        await sale.refund(500);
        await sale.credit();
      },
      { paid: 0, refunded: 500, owed: 0 },
    ],
    [
      'a new invoice replaces a refunded and credited one, and all of it is due',
      async (sale) => {
        await sale.issue(500);
        await sale.pay(500);
        await sale.refund(500);
        await sale.credit();
        await sale.issue(400);
      },
      { paid: 0, refunded: 500, owed: 400, state: 'open' },
    ],
    [
      'what was refunded and is still owed is paid again',
      async (sale) => {
        await sale.pay(500);
        await sale.refund(100);
        await sale.refund(50, true);
        await sale.pay(50);
      },
      { paid: 400, refunded: 150, owed: 0 },
    ],
    [
      'an invoice that is paid is refunded in full',
      async (sale) => {
        await sale.issue(500);
        await sale.pay(500);
        await sale.refund(500);
      },
      { paid: 0, refunded: 500, owed: 0, state: 'refunded' },
    ],
    [
      'an invoice that is paid is refunded in part',
      async (sale) => {
        await sale.issue(500);
        await sale.pay(500);
        await sale.refund(1);
      },
      { paid: 499, refunded: 1, owed: 0, state: 'partially_refunded' },
    ],
    [
      'it is canceled after its invoice was issued',
      async (sale) => {
        await sale.issue(500);
        await sale.cancel();
      },
      { paid: 0, refunded: 0, owed: 0, state: 'canceled' },
    ],
  ])('shows every reader the same balance when %s', async (_name, happen, expected) => {
    const sale = await sell();
    await happen(sale);
    expect(await sale.read()).toEqual(expected);
  });

  it('balances payments and refunds to the cent in any order', async () => {
    const cents = fc.integer({ min: 1, max: 60_000 });
    const event = fc.record({ kind: fc.constantFrom('pay', 'settle', 'owe'), part: cents });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 6 }), async (events) => {
        const sale = await sell();
        let [owed, paid, refunded, refundable] = [50_000, 0, 0, 0];
        for (const { kind, part } of events) {
          const amount = Math.min(part, kind === 'pay' ? owed : refundable);
          if (amount === 0) continue;
          if (kind === 'pay') {
            await sale.pay(amount / 100);
            [owed, paid, refundable] = [owed - amount, paid + amount, amount];
            continue;
          }
          await sale.refund(amount / 100, kind === 'owe');
          [paid, refunded, refundable] = [paid - amount, refunded + amount, refundable - amount];
          if (kind === 'owe') owed += amount;
        }
        const expected = { paid: paid / 100, refunded: refunded / 100, owed: owed / 100 };
        expect(await sale.read()).toEqual(expected);
      }),
      { numRuns: often(5, 15) },
    );
  });
});

describe('failed refunds', () => {
  it("counts a failed refund neither on the money page nor in the accountant's file", async () => {
    const before: Money = (await owner.get('/api/admin/money')).body;
    const sale = await sell();
    await sale.pay(500);
    await sale.failToRefund(333.33);
    const after: Money = (await owner.get('/api/admin/money')).body;
    const increaseOf = (sum: 'received' | 'refunded') => toCents(after[sum]) - toCents(before[sum]);
    expect([increaseOf('received'), increaseOf('refunded')]).toEqual([50_000, 0]);
    const { text } = await owner.get('/api/admin/export/money');
    expect(text).not.toContain('333.33');
  });
});
