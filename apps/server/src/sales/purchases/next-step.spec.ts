import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { type AdminPurchase, type Purchase, clientStep, ownerStep } from '@polaris/contracts';
import { bookFree, buySessions, openBooking } from '../../testing/data/booking';
import { addService, buy } from '../../testing/data/records';
import { outbox } from '../../testing/mail/outbox';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
let client: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(async () => {
  await polaris.dataSource.query('delete from sessions_appointments');
  await openBooking(owner);
  client = await polaris.customer();
});

/** The actions that both sides are shown. */
async function actions({ id }: Pick<Purchase, 'id'>) {
  const own: Purchase = (await client.get(`/api/purchases/${id}`)).body;
  const { body } = await owner.get(`/api/admin/purchases/${id}`);
  const seen = body as AdminPurchase;
  const reader = { zone: 'UTC' };
  return [
    clientStep(own, { ...reader, replyTime: seen.replyTime, unread: 0 })?.action,
    ownerStep(seen, { ...reader, unread: seen.unread })?.action,
  ];
}

const complete = ({ id }: Purchase) =>
  owner.patch(`/api/admin/purchases/${id}`, { status: 'completed' });

it('asks the client to book the first session, and names the session once it is booked', async () => {
  const purchase = await buySessions(owner, client);
  expect(await actions(purchase)).toEqual(['book', 'book']);
  const [mail] = await outbox(polaris, client.user.email);
  expect(mail!.body).toContain('What happens next: Book your first session.');
  expect(mail!.body).toContain(`/dashboard/book/${purchase.id}`);
  expect(mail!.body).not.toContain('two dates');
  await bookFree(client, purchase.id);
  expect(await actions(purchase)).toEqual(['session', 'session']);
});

it('names a session that the owner books without a purchase for a client with one open order', async () => {
  const { id: serviceId } = await addService(owner);
  const purchase = await buy(client, serviceId);
  expect(await actions(purchase)).toEqual([null, 'write']);
  const startTime = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const endTime = new Date(Date.parse(startTime) + 3_600_000).toISOString();
  const session = { userId: client.user.id, title: 'Kickoff', startTime, endTime };
  expect((await owner.post('/api/admin/sessions', session)).status).toBe(201);
  expect(await actions(purchase)).toEqual(['session', 'session']);
  await buy(client, serviceId);
  expect(await actions(purchase)).toEqual([null, 'write']);
});

it('asks for the money first when sessions can be booked only after payment', async () => {
  await openBooking(owner, { beforePayment: false });
  expect(await actions(await buySessions(owner, client))).toEqual(['pay', 'recordPayment']);
});

it('tells the owner of a message that the client wrote', async () => {
  const { id: serviceId } = await addService(owner);
  const purchase = await buy(client, serviceId);
  await client.post('/api/conversation', { text: 'When do we start?' });
  expect(await actions(purchase)).toEqual([null, 'answer']);
});

it('keeps naming and moving a booked session once the purchase is completed', async () => {
  const purchase = await buySessions(owner, client);
  const session = await bookFree(client, purchase.id);
  await complete(purchase);
  expect(await actions(purchase)).toEqual(['session', 'session']);
  const startTime = new Date(Date.parse(session.startTime) + 3_600_000).toISOString();
  const move = { startTime, version: session.version };
  const moved = await client.patch(`/api/sessions/${session.id}`, move);
  expect([moved.status, moved.body.startTime]).toEqual([200, startTime]);
});

it('books no new session of a completed purchase', async () => {
  const purchase = await buySessions(owner, client);
  await complete(purchase);
  await expect(bookFree(client, purchase.id)).rejects.toThrow();
});
