import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CardShop } from '../../../testing/data/card-shop';
import { outbox } from '../../../testing/mail/outbox';

const shop = new CardShop();
const log = new PassThrough();
const logged = text(log);
beforeAll(() => shop.open({ log }));
afterAll(async () => {
  await shop.close();
  log.end();
  expect(await logged).not.toMatch(/sk_test_standin|whsec_standin/);
});

const toOwner = async () =>
  (await outbox(shop.polaris, shop.owner.user.email)).map(({ subject }) => subject);

describe('a paid checkout session', () => {
  it('records payment, purchase, receipt and activity when a checkout session is paid', async () => {
    const order = await shop.paidOrder();
    expect(await shop.own(order)).toMatchObject({ status: 'active', paid: 1200, owed: 0 });
    const purchase = await shop.read(order.id);
    expect(purchase.payments).toMatchObject([{ status: 'paid', amount: 1200, provider: 'stripe' }]);
    const receipt = (await outbox(shop.polaris, order.person.user.email)).at(-1);
    expect(receipt?.subject).toBe('Receipt: $1,200 for Data Audit');
    expect(receipt?.body).toContain('Method: Card');
    const path = `/api/customers/${purchase.customer!.id}/activities`;
    expect((await shop.owner.get(path)).body).toMatchObject([
      { subject: 'Payment of $1,200 by card for Data Audit' },
    ]);
  });

  it('counts a paid session once in any order and number of events', async () => {
    const order = await shop.order();
    const session = await shop.openSession(order);
    shop.standIn.sessions.pay(session);
    const types = ['expired', 'async_payment_succeeded', 'completed', 'completed'];
    await Promise.all(types.map((type) => shop.send(session, `checkout.session.${type}`)));
    await shop.idle();
    await shop.sweep();
    expect(await shop.read(order.id)).toMatchObject({ paid: 1200, refundDue: false });
    const mails = await outbox(shop.polaris, order.person.user.email);
    expect(mails.filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1);
  });

  it('finds a paid session in the sweep when no event arrives', async () => {
    const order = await shop.order();
    const session = await shop.openSession(order);
    shop.standIn.sessions.pay(session);
    expect((await shop.own(order)).paid).toBe(0);
    await shop.sweep();
    expect(await shop.own(order)).toMatchObject({ paid: 1200, status: 'active' });
  });

  it('finds a paid session when the payment page is requested again', async () => {
    const order = await shop.order();
    shop.standIn.sessions.pay(await shop.openSession(order));
    const { status, body } = await shop.checkout(order);
    expect([status, body.detail]).toEqual([409, 'This purchase is paid in full.']);
    expect((await shop.own(order)).paid).toBe(1200);
  });

  it('matches a paid session by its purchase when its id was lost', async () => {
    const order = await shop.order();
    const session = await shop.openSession(order);
    await shop.polaris.dataSource.query(
      'update payments set "sessionRef" = null where "sessionRef" = $1',
      [session],
    );
    shop.standIn.sessions.pay(session);
    await shop.send(session);
    expect(await shop.until(order.id, ({ paid }) => paid > 0)).toMatchObject({ paid: 1200 });
  });

  it('waits for a delayed payment until it is paid or failed', async () => {
    const profile = { timeZone: 'UTC', daysUntilDue: 14, bankDebits: true };
    await shop.owner.put('/api/admin/business-profile', profile);
    for (const [isCollected, status] of [
      [true, 'paid'],
      [false, 'failed'],
    ] as const) {
      const order = await shop.order();
      const session = await shop.openSession(order);
      shop.standIn.sessions.pay(session, { isDelayed: true });
      await shop.send(session);
      await shop.until(order.id, ({ paymentPending }) => paymentPending);
      expect(await shop.own(order)).toMatchObject({ paid: 0, paymentPending: true });
      expect((await shop.checkout(order)).body.detail).toMatch(/is being confirmed/);
      shop.standIn.sessions.decide(session, isCollected);
      await shop.send(session, 'checkout.session.async_payment_succeeded');
      const { payments } = await shop.until(order.id, (found) => !found.paymentPending);
      expect(payments).toMatchObject([{ status }]);
    }
  });
});

describe('an expired checkout session', () => {
  it('leaves the amount owed unchanged when a checkout session expires', async () => {
    const order = await shop.order();
    const session = await shop.openSession(order);
    shop.standIn.sessions.expire(session);
    await shop.send(session, 'checkout.session.expired');
    await shop.until(order.id, ({ payments }) => payments.length === 0);
    expect(await shop.own(order)).toMatchObject({ status: 'pending', owed: 1200 });
  });
});

describe('a payment that differs from the request', () => {
  it.each([
    ['another amount', { amount: 120 }, '1.20 USD was paid instead of $1,200'],
    ['another currency', { currency: 'jpy' }, '1,200 JPY was paid instead of $1,200'],
    ['real money with a test key', { livemode: true }, 'paid for real'],
  ])(
    'rejects to count a payment that differs, and notifies the owner: %s',
    async (_name, paidWith, difference) => {
      const order = await shop.order();
      const session = await shop.openSession(order);
      shop.standIn.sessions.pay(session, paidWith);
      const before = (await toOwner()).length;
      await shop.send(session);
      const purchase = await shop.until(
        order.id,
        ({ payments }) => payments[0]?.status === 'failed',
      );
      expect(purchase).toMatchObject({ paid: 0, status: 'pending' });
      expect(purchase.payments[0]!.note).toContain(difference);
      await shop.send(session, 'checkout.session.async_payment_succeeded');
      await shop.idle();
      expect((await toOwner()).slice(before)).toEqual(['Check a payment for Data Audit']);
      const mails = await outbox(shop.polaris, order.person.user.email);
      expect(mails.filter(({ subject }) => subject.startsWith('Receipt'))).toEqual([]);
    },
  );
});

describe('canceling a purchase', () => {
  const cancel = (id: number) =>
    shop.owner.patch(`/api/admin/purchases/${id}`, { status: 'cancelled' });

  it('expires the payment page when its purchase is canceled', async () => {
    const order = await shop.order();
    const session = await shop.openSession(order);
    await cancel(order.id);
    await shop.idle();
    expect(shop.standIn.sessions.get(session).status).toBe('expired');
    expect(await shop.read(order.id)).toMatchObject({ status: 'cancelled', refundDue: false });
  });

  it('flags and refunds money that arrives while its purchase is canceled', async () => {
    const order = await shop.order();
    const session = await shop.openSession(order);
    shop.standIn.sessions.pay(session);
    await cancel(order.id);
    const purchase = await shop.until(order.id, ({ paid }) => paid > 0);
    expect(purchase).toMatchObject({ status: 'cancelled', owed: 0, refundDue: true });
    expect((await toOwner()).at(-1)).toBe('Refund due: $1,200 for Data Audit');
    const notice = (await outbox(shop.polaris, shop.owner.user.email)).at(-1);
    expect(notice?.body).toContain(`/admin/purchases/${order.id}`);
    const [payment] = purchase.payments;
    const path = `/api/admin/payments/${payment!.id}/refunds`;
    expect((await shop.owner.post(path, { amount: 1200 })).status).toBe(201);
    expect(await shop.read(order.id)).toMatchObject({ paid: 0, refundDue: false });
  });

  it('flags the second of two payments for one purchase', async () => {
    const order = await shop.order();
    const session = await shop.openSession(order);
    shop.standIn.sessions.pay(session);
    const whole = { amount: 1200, method: 'bank_transfer' };
    await shop.owner.post(`/api/admin/purchases/${order.id}/payments`, whole);
    const purchase = await shop.until(order.id, ({ paid }) => paid === 2400);
    expect(purchase).toMatchObject({ status: 'active', owed: 0, refundDue: true });
  });
});
