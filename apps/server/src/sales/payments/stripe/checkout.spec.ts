import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CardShop } from '../../../testing/data/card-shop';
import { invoiceLine } from '../../../testing/data/factories';
import { outbox } from '../../../testing/mail/outbox';

const shop = new CardShop();
beforeAll(() => shop.open());
afterEach(() => {
  shop.standIn.failing = 'never';
});
afterAll(() => shop.close());

const SESSIONS = /^\/v1\/checkout\/sessions$/;
const made = () => shop.standIn.callsTo('POST', SESSIONS);

describe('paying by card', () => {
  it('creates a pending order and a Stripe page for the exact amount owed', async () => {
    const order = await shop.order(1200.29);
    expect(await shop.own(order)).toMatchObject({ status: 'pending', paid: 0, owed: 1200.29 });
    const { status, body } = await shop.checkout(order);
    expect(status).toBe(201);
    const session = shop.standIn.sessions.get(String(body.url).split('/').at(-1)!);
    expect(session).toMatchObject({
      amount_total: 120_029,
      currency: 'usd',
      client_reference_id: String(order.id),
      status: 'open',
    });
    expect(new URLSearchParams(made().at(-1)!.body).get('success_url')).toBe(
      `http://polaris.test/dashboard?paid=${order.id}`,
    );
    expect((await shop.read(order.id)).payments).toMatchObject([
      { provider: 'stripe', method: 'card', status: 'open', amount: 1200.29, paidAt: null },
    ]);
  });

  it('opens one payment page for two tabs and a second click', async () => {
    const order = await shop.order();
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.checkout(order)));
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
    expect((await shop.checkout(order)).body.url).toBe(answers[0]!.body.url);
    expect((await shop.read(order.id)).payments).toHaveLength(1);
    const ofOrder = made().filter(({ body }) => body.includes(`client_reference_id=${order.id}&`));
    expect(new Set(ofOrder.map(({ key }) => key)).size).toBe(1);
  });

  it('creates a new payment page when the first has expired', async () => {
    const order = await shop.order();
    const first = await shop.openSession(order);
    shop.standIn.sessions.expire(first);
    const second = await shop.openSession(order);
    expect(second).not.toBe(first);
    expect((await shop.read(order.id)).payments).toMatchObject([{ status: 'open' }]);
  });

  it('asks for the rest after a direct payment and expires the page for the full price', async () => {
    const order = await shop.order();
    const first = await shop.openSession(order);
    const part = { amount: 200, method: 'bank_transfer' };
    await shop.owner.post(`/api/admin/purchases/${order.id}/payments`, part);
    await shop.idle();
    expect(shop.standIn.sessions.get(first).status).toBe('expired');
    const second = await shop.openSession(order);
    expect(shop.standIn.sessions.get(second).amount_total).toBe(100_000);
  });

  it('asks for the invoice total once issued and expires the page for the price', async () => {
    const order = await shop.order();
    const first = await shop.openSession(order);
    await shop.owner.put('/api/admin/business-profile', {
      legalName: 'Polaris Consulting',
      address: '1 Star Street',
      timeZone: 'UTC',
      daysUntilDue: 14,
    });
    const lines = [invoiceLine({ unitPrice: 1300 })];
    const { body } = await shop.owner.post('/api/admin/invoices', { purchaseId: order.id, lines });
    const path = `/api/admin/invoices/${body.id}`;
    const issued = await shop.owner.post(`${path}/issue`, { version: body.version });
    await shop.idle();
    expect(shop.standIn.sessions.get(first).status).toBe('expired');
    expect(await shop.own(order)).toMatchObject({ amount: 1200, invoiced: 1300, owed: 1300 });
    const second = await shop.openSession(order);
    expect(shop.standIn.sessions.get(second).amount_total).toBe(130_000);
    await shop.owner.post(`${path}/credit`, { version: issued.body.version });
    await shop.idle();
    expect(shop.standIn.sessions.get(second).status).toBe('expired');
    expect(await shop.own(order)).toMatchObject({ invoiced: null, owed: 1200 });
  });

  it("rejects card payment of a paid, canceled, someone else's or empty purchase (ASVS 8.2.2)", async () => {
    const [paid, canceled, order] = [await shop.order(), await shop.order(), await shop.order()];
    const whole = { amount: 1200, method: 'cash' };
    await shop.owner.post(`/api/admin/purchases/${paid.id}/payments`, whole);
    await shop.owner.patch(`/api/admin/purchases/${canceled.id}`, { status: 'cancelled' });
    const before = made().length;
    for (const [asked, status, detail] of [
      [paid, 409, 'This purchase is paid in full.'],
      [canceled, 409, 'This purchase was canceled.'],
      [{ ...order, person: paid.person }, 404, 'This purchase was not found.'],
      [{ ...order, id: 2147483647 }, 404, 'This purchase was not found.'],
      [{ ...order, person: shop.owner }, 404, 'This purchase was not found.'],
    ] as const) {
      const answer = await shop.checkout(asked);
      expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    }
    expect(made()).toHaveLength(before);
  });

  it.each([0.49, 1_000_000])(
    "rejects a card payment of %d dollars, outside Stripe's limits",
    async (price) => {
      const { status, body } = await shop.checkout(await shop.order(price));
      expect([status, body.detail]).toEqual([
        409,
        'By card, only $0.50 to $999,999.99 can be paid. Please ask about another way.',
      ]);
    },
  );

  it('returns 503 while Stripe is unavailable and continues with the same payment later (ASVS 16.5.2)', async () => {
    const order = await shop.order();
    shop.standIn.failing = 'always';
    const { status, body, headers } = await shop.checkout(order);
    expect([status, body.detail]).toEqual([
      503,
      'The payment provider cannot be reached. Please try again.',
    ]);
    expect(headers.get('retry-after')).toBe('30');
    shop.standIn.failing = 'never';
    expect((await shop.checkout(order)).status).toBe(201);
    expect((await shop.read(order.id)).payments).toHaveLength(1);
  });

  it('retries with a new key when Stripe would only repeat its error', async () => {
    const order = await shop.order();
    shop.standIn.failing = 'saved';
    expect((await shop.checkout(order)).status).toBe(503);
    shop.standIn.failing = 'never';
    expect((await shop.checkout(order)).status).toBe(201);
  });

  it('creates another payment page when Stripe no longer knows the first', async () => {
    const order = await shop.order();
    shop.standIn.sessions.all.delete(await shop.openSession(order));
    expect((await shop.checkout(order)).status).toBe(503);
    await shop.idle();
    expect((await shop.checkout(order)).status).toBe(201);
  });

  it("finds a payment page again when Stripe's response was lost", async () => {
    const order = await shop.order();
    shop.standIn.failing = 'after work';
    expect((await shop.checkout(order)).status).toBe(503);
    shop.standIn.failing = 'never';
    const before = shop.standIn.sessions.all.size;
    expect((await shop.checkout(order)).status).toBe(201);
    expect(shop.standIn.sessions.all.size).toBe(before);
  });

  it('states card payment in the order confirmation', async () => {
    const { person } = await shop.order();
    const [confirmation] = await outbox(shop.polaris, person.user.email);
    expect(confirmation?.body).toContain('You can pay by card from your dashboard');
    const notice = (await outbox(shop.polaris, shop.owner.user.email)).at(-1);
    expect(notice?.body).toContain("The client wasn't charged when they ordered.");
  });

  it('reports that card payment is available without exposing the key', async () => {
    const { body, text } = await shop.polaris.visitor().get('/api/payment-options');
    expect(body).toEqual({ card: true, bankDebit: false });
    expect(text).not.toContain('sk_');
  });
});
