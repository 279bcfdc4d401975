import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminPurchase } from '@polaris/contracts';
import { CardShop } from '../../../testing/data/card-shop';
import { outbox } from '../../../testing/mail/outbox';
import { DisputesService } from './disputes.service';
import { ReportedRefundsService } from './reported-refunds.service';

const shop = new CardShop();
beforeAll(() => shop.open());
afterEach(() => {
  shop.standIn.failing = 'never';
});
afterAll(() => shop.close());

type PaidOrder = Awaited<ReturnType<typeof shop.paidOrder>>;

const intentOf = ({ session }: { session: string }) =>
  shop.standIn.sessions.get(session).payment_intent!;
const refundElsewhere = (order: PaidOrder, cents: number) =>
  shop.standIn.refunds.make(intentOf(order), cents);
const subjectsOf = async (address: string) =>
  (await outbox(shop.polaris, address)).map(({ subject }) => subject);
const ownerSubjects = async () => (await subjectsOf(shop.owner.user.email)).reverse();
/** The state that these events lead to. */
const refundSettled = (id: string) => shop.polaris.app.get(ReportedRefundsService).settle(id);
const disputeSettled = (id: string) => shop.polaris.app.get(DisputesService).settle(id);
const firstPayment = ({ payments }: AdminPurchase) => payments[0]!;
const timelineOf = async (id: number): Promise<string[]> => {
  const { customer } = await shop.read(id);
  const { body } = await shop.owner.get(`/api/customers/${customer!.id}/activities`);
  return (body as { subject: string }[]).map(({ subject }) => subject);
};

describe('refunds made in the Stripe dashboard', () => {
  it('records a dashboard refund once with its source, timeline event and notice', async () => {
    const order = await shop.paidOrder(500);
    const { id } = refundElsewhere(order, 12_050);
    for (const type of ['refund.created', 'refund.updated', 'charge.refund.updated'])
      await shop.send(id, type);
    const purchase = await shop.until(order.id, ({ paid }) => paid === 379.5);
    await shop.idle();
    expect(purchase.owed).toBe(0);
    expect(firstPayment(await shop.read(order.id))).toMatchObject({
      status: 'partially_refunded',
      refunded: 120.5,
      refunds: [{ amount: 120.5, source: 'provider', reason: 'Made in the Stripe dashboard.' }],
    });
    expect(await subjectsOf(order.person.user.email)).toContain('Refund: $120.50 for Data Audit');
    expect((await timelineOf(order.id)).filter((text) => text.startsWith('Refund'))).toEqual([
      'Refund of $120.50 for Data Audit',
    ]);
  });

  it('notifies the owner that sessions are still booked when a refund was made in the dashboard', async () => {
    const order = await shop.paidOrder(500);
    const { id: userId } = order.person.user;
    const at = (day: number) => ({
      startTime: new Date(Date.now() + day * 86_400_000).toISOString(),
      endTime: new Date(Date.now() + day * 86_400_000 + 3_600_000).toISOString(),
    });
    const session = { userId, purchaseId: order.id, title: 'Review', ...at(400) };
    expect((await shop.owner.post('/api/admin/sessions', session)).status).toBe(201);
    const { id } = refundElsewhere(order, 10_000);
    await refundSettled(id);
    await refundSettled(id);
    const subject = 'Refunded, and 1 session is still booked: Data Audit';
    expect((await ownerSubjects()).filter((one) => one === subject)).toHaveLength(1);
    const { body } = await shop.owner.get(`/api/admin/sessions?purchaseId=${order.id}`);
    expect(body).toMatchObject([{ status: 'scheduled' }]);
  });

  it('ignores a reported refund that was made here', async () => {
    const order = await shop.paidOrder(500);
    await shop.owner.post(`/api/admin/payments/${order.paymentId}/refunds`, { amount: 100 });
    const { id } = [...shop.standIn.refunds.all.values()].at(-1)!;
    await refundSettled(id);
    expect(firstPayment(await shop.read(order.id))).toMatchObject({
      refunded: 100,
      refunds: [{ amount: 100, source: 'owner' }],
    });
  });

  it('completes a refund with a lost response before the sweep does', async () => {
    const order = await shop.paidOrder(500);
    shop.standIn.failing = 'after work';
    await shop.owner.post(`/api/admin/payments/${order.paymentId}/refunds`, { amount: 100 });
    shop.standIn.failing = 'never';
    const { id } = [...shop.standIn.refunds.all.values()].at(-1)!;
    await refundSettled(id);
    const purchase = await shop.read(order.id);
    expect(purchase.paid).toBe(400);
    expect(firstPayment(purchase)).toMatchObject({
      refundPending: 0,
      refunds: [{ amount: 100, source: 'owner' }],
    });
  });

  it('counts a dashboard refund only while it is successful', async () => {
    const order = await shop.paidOrder(500);
    shop.standIn.refunds.nextStatus = 'pending';
    const refund = refundElsewhere(order, 50_000);
    const settled = async () => {
      await refundSettled(refund.id);
      return firstPayment(await shop.read(order.id));
    };
    expect(await settled()).toMatchObject({ status: 'paid', refunded: 0, refundPending: 500 });
    refund.status = 'succeeded';
    expect(await settled()).toMatchObject({ status: 'refunded', refunded: 500, refundPending: 0 });
    refund.status = 'failed';
    expect(await settled()).toMatchObject({ status: 'paid', refunded: 0, refunds: [] });
    expect((await ownerSubjects())[0]).toBe('A refund failed: $500 for Data Audit');
  });

  it("records a refund event that arrives before its payment's event", async () => {
    const order = await shop.order(500);
    const session = await shop.openSession(order);
    shop.standIn.sessions.pay(session);
    const { id } = shop.standIn.refunds.make(intentOf({ session }), 20_000);
    await refundSettled(id);
    const purchase = await shop.read(order.id);
    expect(purchase.paid).toBe(300);
    expect(firstPayment(purchase).refunds).toMatchObject([{ amount: 200, source: 'provider' }]);
  });

  it('rejects to count a refund in another currency and notifies the owner once', async () => {
    const order = await shop.paidOrder(500);
    const refund = refundElsewhere(order, 12_050);
    refund.currency = 'eur';
    const before = (await ownerSubjects()).length;
    await refundSettled(refund.id);
    await refundSettled(refund.id);
    const purchase = await shop.read(order.id);
    expect(purchase).toMatchObject({ paid: 500, refunded: 0, owed: 0 });
    expect(firstPayment(purchase)).toMatchObject({
      status: 'paid',
      refunds: [],
      note: `Stripe reports a refund of EUR 120.50 (${refund.id}). It is not counted: look at it in the Stripe dashboard.`,
    });
    const told = (await ownerSubjects()).slice(0, -before);
    expect(told).toEqual(['Check a refund for Data Audit']);
    expect((await subjectsOf(order.person.user.email)).join()).not.toContain('Refund');
  });

  it('ignores a refund of something that was not sold here', async () => {
    const id = shop.standIn.sessions.intents.keys().next().value!;
    shop.standIn.sessions.intents.set('pi_elsewhere', {
      ...shop.standIn.sessions.intents.get(id)!,
      id: 'pi_elsewhere',
    });
    const before = await shop.polaris.dataSource.query('select count(*) from refunds');
    await refundSettled(shop.standIn.refunds.make('pi_elsewhere', 100).id);
    await refundSettled('re_unknown');
    expect(await shop.polaris.dataSource.query('select count(*) from refunds')).toEqual(before);
  });
});

describe('disputes of card payments', () => {
  const disputed = async () => {
    const order = await shop.paidOrder(500);
    const dispute = shop.standIn.disputes.open(intentOf(order), 50_000);
    await disputeSettled(dispute.id);
    expect(firstPayment(await shop.read(order.id)).dispute).toBe('open');
    return { order, dispute };
  };

  it('flags a disputed payment and notifies only the owner, once', async () => {
    const order = await shop.paidOrder(500);
    const dispute = shop.standIn.disputes.open(intentOf(order), 50_000);
    for (const type of ['charge.dispute.created', 'charge.dispute.updated'])
      await shop.send(dispute.id, type);
    await shop.until(order.id, (purchase) => firstPayment(purchase).dispute === 'open');
    await shop.idle();
    expect(await shop.read(order.id)).toMatchObject({ paid: 500, owed: 0 });
    const told = (await ownerSubjects()).filter((text) => text.startsWith('Disputed'));
    expect(told).toEqual(['Disputed: $500 for Data Audit']);
    expect((await subjectsOf(order.person.user.email)).join()).not.toContain('ispute');
    expect(await timelineOf(order.id)).toContain('Disputed: payment of $500 for Data Audit');
  });

  it('deducts nothing for a lost dispute in another currency, and notifies the owner', async () => {
    const { order, dispute } = await disputed();
    Object.assign(dispute, { currency: 'jpy', status: 'lost' });
    await disputeSettled(dispute.id);
    const purchase = await shop.read(order.id);
    expect(purchase).toMatchObject({ paid: 500, refunded: 0 });
    expect(firstPayment(purchase)).toMatchObject({
      dispute: 'lost',
      note: expect.stringContaining('a dispute of JPY 50,000'),
    });
    expect((await ownerSubjects())[0]).toBe('Check a refund for Data Audit');
  });

  it('keeps the money of a dispute that was won', async () => {
    const { order, dispute } = await disputed();
    dispute.status = 'won';
    await disputeSettled(dispute.id);
    const purchase = await shop.read(order.id);
    expect(purchase).toMatchObject({ paid: 500, owed: 0 });
    expect(firstPayment(purchase).dispute).toBe('won');
  });

  it('deducts the remaining money of a lost dispute once', async () => {
    const { order, dispute } = await disputed();
    await refundSettled(refundElsewhere(order, 10_000).id);
    dispute.status = 'lost';
    await Promise.all([disputeSettled(dispute.id), disputeSettled(dispute.id)]);
    const purchase = await shop.read(order.id);
    expect(purchase).toMatchObject({ paid: 0, refunded: 500, owed: 0 });
    expect(firstPayment(purchase).refunds).toMatchObject([
      { amount: 100, source: 'provider' },
      { amount: 400, source: 'dispute' },
    ]);
    const mails = await subjectsOf(order.person.user.email);
    expect(mails.filter((subject) => subject.startsWith('Refund'))).toHaveLength(1);
  });
});
