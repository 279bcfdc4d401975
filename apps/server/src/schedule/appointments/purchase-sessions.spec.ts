import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addCustomer, addSale, addService, buy, linkAccount } from '../../testing/data/records';
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
  client = await polaris.customer();
});

const purchaseOf = async (buyer: Person) => (await buy(buyer, (await addService(owner)).id)).id;
const book = (own: object = {}) =>
  owner.post('/api/admin/sessions', {
    userId: client.user.id,
    title: 'Kick-off',
    startTime: '2099-03-10T15:00:00.000Z',
    endTime: '2099-03-10T16:00:00.000Z',
    ...own,
  });
const change = (id: number, body: object) => owner.patch(`/api/admin/sessions/${id}`, body);
const updatesTo = ({ user }: Person) =>
  polaris.dataSource.query<{ line: string }[]>(
    'select line from client_updates where "userId" = $1',
    [user.id],
  );

describe('the purchase of a session', () => {
  it('shows a client which purchase a session is part of', async () => {
    const purchaseId = await purchaseOf(client);
    const { status } = await book({ purchaseId, sharedNote: ' Bring the figures. ' });
    expect(status).toBe(201);
    const [seen] = (await client.get('/api/sessions')).body as [object];
    expect(seen).toMatchObject({ purchaseId, sharedNote: 'Bring the figures.' });
  });

  it('lets a client change a session until 24 hours before it when no settings were saved', async () => {
    await polaris.dataSource.query('truncate booking_settings');
    await book({ purchaseId: await purchaseOf(client) });
    const [seen] = (await client.get('/api/sessions')).body as [object];
    expect(seen).toMatchObject({ changeUntil: '2099-03-09T15:00:00.000Z' });
  });

  it("accepts a sale to a customer without an account as the purchase of that customer's session", async () => {
    const customer = await addCustomer(owner);
    const service = await addService(owner);
    const { id: purchaseId } = await addSale(owner, {
      customerId: customer.id,
      serviceId: service.id,
    });
    const booked = await book({ userId: undefined, customerId: customer.id, purchaseId });
    expect(booked.body).toMatchObject({ purchaseId, customerId: customer.id });
    await linkAccount(owner, customer.id, client.user.id);
    const moved = await change(booked.body.id as number, { purchaseId: null });
    expect(moved.body.purchaseId).toBeNull();
    expect((await change(booked.body.id as number, { purchaseId })).body.purchaseId).toBe(
      purchaseId,
    );
  });

  it("rejects another client's purchase, and one that does not exist", async () => {
    const other = await polaris.customer();
    const purchaseId = await purchaseOf(other);
    const { body: session } = await book();
    for (const refused of [
      await book({ purchaseId }),
      await book({ purchaseId: 2147483647 }),
      await change(session.id as number, { purchaseId }),
    ])
      expect([refused.status, refused.body.detail]).toEqual([404, 'This purchase was not found.']);
  });

  it('moves a session that keeps its purchase', async () => {
    const purchaseId = await purchaseOf(client);
    const { body: session } = await book({ purchaseId });
    const times = { startTime: '2099-03-11T15:00:00Z', endTime: '2099-03-11T16:00:00Z' };
    expect((await change(session.id as number, times)).body).toMatchObject({ purchaseId });
  });
});

describe('a session note that is shared with the client', () => {
  it('includes a shared note once in the gathered mail, however often it is changed', async () => {
    const { body: session } = await book();
    await change(session.id as number, { sharedNote: 'We agreed on two dashboards.' });
    await change(session.id as number, { sharedNote: 'We agreed on three dashboards.' });
    await change(session.id as number, { title: 'Kick-off call' });
    expect(await updatesTo(client)).toEqual([{ line: 'New notes on your session “Kick-off”' }]);
  });

  it.each([
    ['is emptied', (id: number) => change(id, { sharedNote: ' ' })],
    ['is deleted with its session', (id: number) => owner.delete(`/api/admin/sessions/${id}`)],
  ])('mails no shared note when it %s in time', async (_title, takeBack) => {
    const { body: session } = await book({ sharedNote: 'We agreed on two dashboards.' });
    expect(await updatesTo(client)).toHaveLength(1);
    await takeBack(session.id as number);
    expect(await updatesTo(client)).toEqual([]);
  });
});
