import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CardShop } from '../../testing/card-shop';
import { outbox } from '../../testing/outbox';

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

describe('a refund to a card', () => {
  it('is made by Stripe, to the cent, and told', async () => {
    const { id, paymentId, person } = await shop.paidOrder(19.99);
    const { status, body } = await refund(paymentId, { amount: 4.35, reason: 'Less work' });
    expect([status, body.refunded, body.status]).toEqual([201, 4.35, 'partially_refunded']);
    expect(made().at(-1)).toMatchObject({ amount: 435, status: 'succeeded' });
    expect(await shop.read(id)).toMatchObject({ paid: 15.64, owed: 0 });
    expect(await refundMails(person.user.email)).toHaveLength(1);
  });

  it('of a part, 20 times at once, is made as often as the payment allows', async () => {
    const { paymentId } = await shop.paidOrder(500);
    const before = made().length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund(paymentId, { amount: 100 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
    expect(made()).toHaveLength(before + 5);
  });

  it('with a key is made once', async () => {
    const { paymentId } = await shop.paidOrder(500);
    const before = made().length;
    const again = () => refund(paymentId, { amount: 100 }, `card ${paymentId}`);
    for (const { status } of await Promise.all([again(), again(), again()]))
      expect(status).toBe(201);
    expect(made()).toHaveLength(before + 1);
  });

  it('waits while Stripe is away, keeps its money, and is made by the sweep', async () => {
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
    // Stripe forgets the first answer to a key after a day.
    shop.standIn.idempotency.forget();
    await shop.sweep();
    expect((await shop.read(id)).payments).toMatchObject([{ refunded: 400, refundPending: 0 }]);
    expect(await refundMails(person.user.email)).toHaveLength(1);
  });

  it('whose answer was lost is found, and not made a second time', async () => {
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

  it('that the bank takes a while for is pending until then', async () => {
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

  it('that Stripe refuses is failed, and its money can be refunded again', async () => {
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
