import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CardShop } from '../../../testing/data/card-shop';
import { outbox } from '../../../testing/mail/outbox';
import { race } from '../../../testing/long-form';

const shop = new CardShop();
beforeAll(() => shop.open());
afterEach(() => {
  shop.standIn.failing = 'never';
});
afterAll(() => shop.close());

const refund = (id: number, body: object, key?: string) =>
  shop.owner.post(
    `/api/admin/payments/${id}/refunds`,
    body,
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const made = () => [...shop.standIn.refunds.all.values()];
const refundMails = async (email: string) =>
  (await outbox(shop.polaris, email)).filter(({ subject }) => subject.startsWith('Refund'));

describe('refunds to a card', () => {
  it('refunds a card payment to the cent through Stripe and notifies the client', async () => {
    const { id, paymentId, person } = await shop.paidOrder(19.99);
    const { status, body } = await refund(paymentId, { amount: 4.35, reason: 'Less work' });
    expect([status, body.refunded, body.status]).toEqual([201, 4.35, 'partially_refunded']);
    expect(made().at(-1)).toMatchObject({ amount: 435, status: 'succeeded' });
    expect(await shop.read(id)).toMatchObject({ paid: 15.64, owed: 0 });
    expect(await refundMails(person.user.email)).toHaveLength(1);
  });

  race(
    'refunds part of a card payment up to its amount out of 20 concurrent requests',
    async () => {
      const { paymentId } = await shop.paidOrder(500);
      const before = made().length;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => refund(paymentId, { amount: 100 })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
      expect(made()).toHaveLength(before + 5);
    },
  );

  it('makes a refund once when it is sent twice with one key', async () => {
    const { paymentId } = await shop.paidOrder(500);
    const before = made().length;
    const again = () => refund(paymentId, { amount: 100 }, `card ${paymentId}`);
    for (const { status } of await Promise.all([again(), again(), again()]))
      expect(status).toBe(201);
    expect(made()).toHaveLength(before + 1);
  });

  it('asks Stripe again for a pending refund when its request is repeated', async () => {
    const { id, paymentId } = await shop.paidOrder(500);
    const before = made().length;
    const again = () => refund(paymentId, { amount: 100 }, `pending ${paymentId}`);
    shop.standIn.failing = 'always';
    expect((await again()).status).toBe(503);
    shop.standIn.failing = 'never';
    // Stripe repeats a key's failed response for a day.
    shop.standIn.idempotency.forget();
    expect((await again()).status).toBe(201);
    expect((await again()).status).toBe(201);
    expect(made()).toHaveLength(before + 1);
    expect((await shop.read(id)).payments).toMatchObject([{ refunded: 100, refundPending: 0 }]);
  });

  it('reserves the money of a refund while Stripe is unavailable, and sweeps it later', async () => {
    const { id, paymentId, person } = await shop.paidOrder(500);
    shop.standIn.failing = 'always';
    const { status, body } = await refund(paymentId, { amount: 400 });
    expect([status, body.detail]).toEqual([
      503,
      'The payment provider cannot be reached. Please try again.',
    ]);
    expect((await shop.read(id)).payments).toMatchObject([{ refunded: 0, refundPending: 400 }]);
    expect((await refund(paymentId, { amount: 400 })).body.detail).toBe(
      'Only $100 of this payment can be refunded.',
    );
    expect(await refundMails(person.user.email)).toEqual([]);
    shop.standIn.failing = 'never';
    // Stripe deletes a key's response after a day.
    shop.standIn.idempotency.forget();
    await shop.sweep();
    expect((await shop.read(id)).payments).toMatchObject([{ refunded: 400, refundPending: 0 }]);
    expect(await refundMails(person.user.email)).toHaveLength(1);
  });

  it('finds a refund with a lost response instead of making a second', async () => {
    const { id, paymentId } = await shop.paidOrder(500);
    const before = made().length;
    shop.standIn.failing = 'after work';
    expect((await refund(paymentId, { amount: 100 })).status).toBe(503);
    shop.standIn.failing = 'never';
    shop.standIn.idempotency.forget();
    await shop.sweep();
    expect(made()).toHaveLength(before + 1);
    expect((await shop.read(id)).payments).toMatchObject([{ refunded: 100, refundPending: 0 }]);
  });

  it('shows a refund as pending until the bank completes it', async () => {
    const { id, paymentId } = await shop.paidOrder(500);
    shop.standIn.refunds.nextStatus = 'pending';
    expect((await refund(paymentId, { amount: 100 })).body).toMatchObject({
      refunded: 0,
      refundPending: 100,
      status: 'paid',
    });
    made().at(-1)!.status = 'succeeded';
    await shop.sweep();
    expect((await shop.read(id)).payments).toMatchObject([{ refunded: 100, refundPending: 0 }]);
  });

  it('marks a refund that Stripe rejects as failed and lets its money be refunded again', async () => {
    const { id, paymentId } = await shop.paidOrder(500);
    const intent = [...shop.standIn.sessions.intents.values()].at(-1)!;
    intent.amount = 10_000;
    const { status, body } = await refund(paymentId, { amount: 400 });
    expect([status, body.detail]).toEqual([
      409,
      'The payment provider refused the refund: Refund amount is greater than the unrefunded amount on the charge.',
    ]);
    expect((await shop.read(id)).payments).toMatchObject([
      { status: 'paid', refunded: 0, refundPending: 0 },
    ]);
    expect((await refund(paymentId, { amount: 100 })).status).toBe(201);
  });
});
