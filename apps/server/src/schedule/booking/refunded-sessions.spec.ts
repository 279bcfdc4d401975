import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Purchase } from '@polaris/contracts';
import { bookFree, buySessions, openBooking } from '../../testing/data/booking';
import { outbox } from '../../testing/mail/outbox';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
let client: Person;
let purchase: Purchase;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(async () => {
  await polaris.dataSource.query('delete from sessions_appointments');
  await openBooking(owner);
  client = await polaris.customer();
  purchase = await buySessions(owner, client, { price: 600 });
});

/** Records the full payment; returns its id. */
async function pay(): Promise<number> {
  const payment = { amount: 600, method: 'bank_transfer', paidOn: '2026-01-02' };
  const { status, body } = await owner.post(
    `/api/admin/purchases/${purchase.id}/payments`,
    payment,
  );
  expect(status).toBe(201);
  return body.id as number;
}

const states = (): Promise<{ status: string; usesSession: boolean }[]> =>
  polaris.dataSource.query('select status, "usesSession" from sessions_appointments order by id');
const canceledMails = async () =>
  (await outbox(polaris, client.user.email)).filter(({ subject }) =>
    subject.startsWith('Session canceled'),
  );

describe('a refund of a purchase with booked sessions', () => {
  it('cancels upcoming sessions with a refund when the owner says so, once for a repeated request', async () => {
    const paymentId = await pay();
    await bookFree(client, purchase.id);
    await bookFree(client, purchase.id, 1);
    const path = `/api/admin/payments/${paymentId}/refunds`;
    const headers = { 'idempotency-key': 'the-same-refund' };
    for (let count = 0; count < 2; count += 1) {
      const answer = await owner.post(path, { amount: 200, cancelSessions: true }, { headers });
      expect(answer.status).toBe(201);
    }
    const canceled = { status: 'cancelled', usesSession: false };
    expect(await states()).toEqual([canceled, canceled]);
    expect(await canceledMails()).toHaveLength(2);
  });

  it('keeps sessions booked when a refund is refused, or does not mention them', async () => {
    const paymentId = await pay();
    await bookFree(client, purchase.id);
    const path = `/api/admin/payments/${paymentId}/refunds`;
    const tooMuch = await owner.post(path, { amount: 700, cancelSessions: true });
    expect(tooMuch.status).toBe(409);
    expect((await owner.post(path, { amount: 100 })).status).toBe(201);
    expect(await states()).toEqual([{ status: 'scheduled', usesSession: true }]);
    expect(await canceledMails()).toEqual([]);
  });
});

describe('the sessions of a purchase', () => {
  const change = (own: object) => owner.patch(`/api/admin/purchases/${purchase.id}`, own);

  it('gives a client more and longer sessions when the owner changes the purchase', async () => {
    await bookFree(client, purchase.id);
    const { status, body } = await change({ includedSessions: 6, sessionMinutes: 90 });
    expect(status).toBe(200);
    expect(body.sessionBalance).toMatchObject({ included: 6, left: 5, minutes: 90 });
    const { body: slots } = await client.get(`/api/purchases/${purchase.id}/slots`);
    expect(slots).toMatchObject({ included: 6, left: 5, minutes: 90 });
  });

  it('shows no sessions left when the owner includes fewer than are used', async () => {
    await bookFree(client, purchase.id);
    await bookFree(client, purchase.id, 1);
    const { body } = await change({ includedSessions: 1 });
    expect(body.sessionBalance).toMatchObject({ included: 1, left: 0 });
  });

  it.each([[{ includedSessions: 101 }], [{ includedSessions: -1 }], [{ sessionMinutes: 5 }]])(
    'rejects to change the sessions of a purchase to %j',
    async (own) => {
      expect((await change(own)).status).toBe(400);
    },
  );
});
