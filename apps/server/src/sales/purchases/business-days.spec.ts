import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type OwnPurchase, type PurchasePage, type PurchaseSlots, dayOf } from '@polaris/contracts';
import { buySessions, openBooking, slotsOf } from '../../testing/data/booking';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

/** The first and the last zone of the world: their days always differ. */
const FIRST = 'Pacific/Kiritimati';
const LAST = 'Etc/GMT+12';

let polaris: TestApp;
let owner: Person;
let client: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  client = await polaris.customer();
  await openBooking(owner);
});
afterAll(() => polaris.close());

async function moveBusiness(timeZone: string) {
  const { status } = await owner.put('/api/admin/business-profile', {
    ...{ legalName: 'Calloway LLC', address: '1 Star Street', daysUntilDue: 14, timeZone },
  });
  expect(status).toBe(200);
}

const listed = async (id: number) =>
  ((await client.get('/api/purchases')).body as OwnPurchase[]).find((one) => one.id === id)!;
const page = async (id: number) =>
  (await client.get(`/api/purchases/${id}`)).body as unknown as PurchasePage;

it("sends the client the days of the business's time zone, which are not those of UTC", async () => {
  const { id } = await buySessions(owner, client, { price: 600 });
  const ofPurchase = `/api/admin/purchases/${id}`;
  const paidAt = '2026-03-01T04:00:00.000Z';
  const payment = { amount: 600, method: 'bank_transfer', paidAt };
  expect((await owner.post(`${ofPurchase}/payments`, payment)).status).toBe(201);
  const change = { nextStep: 'Agree on a plan.', note: 'The draft is ready.' };
  const { version } = (await owner.patch(ofPurchase, change)).body;
  expect((await owner.post(`${ofPurchase}/steps`, { version })).status).toBe(201);
  for (const statement of [
    `update purchases set "purchaseDate" = '2026-02-01T04:00:00Z', status = 'completed',
       "completionDate" = '2026-05-01T04:00:00Z' where id = $1`,
    `update purchase_steps set "doneAt" = '2026-04-01T04:00:00Z' where "purchaseId" = $1`,
    `update purchase_notes set "createdAt" = '2026-03-15T04:00:00Z' where "purchaseId" = $1`,
  ])
    await polaris.dataSource.query(statement, [id]);

  await moveBusiness('America/Los_Angeles');
  const days = {
    purchasedOn: '2026-01-31',
    completedOn: '2026-04-30',
    steps: [{ text: 'Agree on a plan.', doneOn: '2026-03-31' }],
    notes: [{ text: 'The draft is ready.', writtenOn: '2026-03-14' }],
  };
  expect(await listed(id)).toMatchObject(days);
  const payments = [{ amount: 600, paidOn: '2026-02-28', paidAt }];
  expect(await page(id)).toMatchObject({ ...days, payments });
});

it('sends the day of New York when the business has no time zone yet', async () => {
  await polaris.dataSource.query('delete from business_profile');
  const { id } = await buySessions(owner, client);
  const change = `update purchases set "purchaseDate" = '2026-02-01T04:59:59Z' where id = $1`;
  await polaris.dataSource.query(change, [id]);
  expect(await listed(id)).toMatchObject({ purchasedOn: '2026-01-31' });
});

it.each([
  [FIRST, LAST, true],
  [LAST, FIRST, false],
])('in %s, says whether the last day to book, today in %s, is over: %s', async (zone, of, over) => {
  const { id } = await buySessions(owner, client);
  const bookBy = dayOf(new Date(), of);
  expect((await owner.patch(`/api/admin/purchases/${id}`, { bookBy })).status).toBe(200);
  await moveBusiness(zone);
  const { closed }: PurchaseSlots = await slotsOf(client, id);
  expect(closed).toBe(over ? 'The time to book your sessions is over.' : null);
  const { body: seen } = await owner.get(`/api/admin/purchases/${id}`);
  for (const { sessionBalance } of [await listed(id), await page(id), seen])
    expect(sessionBalance).toMatchObject({ bookBy, over });
});
