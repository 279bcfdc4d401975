import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { purchasePageSchema } from '@polaris/contracts';
import { addService, buy } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

async function ordered() {
  const client = await polaris.customer();
  const { id } = await buy(client, (await addService(owner, { name: 'Audit', price: 900 })).id);
  return { client, id, page: () => client.get(`/api/purchases/${id}`) };
}

let day = 0;
const book = async (client: Person, own: object) => {
  day += 1;
  const date = new Date(Date.UTC(2090, 0, day)).toISOString().slice(0, 10);
  const times = { startTime: `${date}T15:00:00Z`, endTime: `${date}T16:00:00Z` };
  const input = { userId: client.user.id, title: 'Kick-off', ...times, ...own };
  const booked = await owner.post('/api/admin/sessions', input);
  if (booked.status !== 201) throw new Error(booked.text);
};

describe('the page of a purchase', () => {
  it('shows a client the sessions of the purchase, latest first, with their notes', async () => {
    const { client, id, page } = await ordered();
    await book(client, { title: 'First', purchaseId: id, sharedNote: 'We agreed on a plan.' });
    await book(client, { title: 'Second', purchaseId: id, status: 'cancelled' });
    await book(client, { title: 'Of nothing' });
    const { status, body } = await page();
    expect(status).toBe(200);
    expect(purchasePageSchema.safeParse(body).success).toBe(true);
    expect(body.sessions).toMatchObject([
      { title: 'Second', status: 'cancelled' },
      { title: 'First', sharedNote: 'We agreed on a plan.' },
    ]);
  });

  it("shows payments without the owner's notes, and issued invoices", async () => {
    const { id, page } = await ordered();
    await owner.put('/api/admin/business-profile', {
      legalName: 'Calloway Data',
      address: '1 Star Street',
      timeZone: 'UTC',
      daysUntilDue: 14,
    });
    const pay = { amount: 300, method: 'bank_transfer', note: 'Only I read this.' };
    await owner.post(`/api/admin/purchases/${id}/payments`, pay);
    const { body: draft } = await owner.post('/api/admin/invoices', { purchaseId: id });
    expect((await page()).body.invoices).toEqual([]);
    await owner.post(`/api/admin/invoices/${draft.id}/issue`, { version: draft.version });
    const { body, text } = await page();
    expect(body).toMatchObject({
      paid: 300,
      owed: 600,
      invoices: [{ id: draft.id, state: 'part_paid' }],
    });
    expect(body.payments).toEqual([
      expect.objectContaining({ amount: 300, method: 'bank_transfer', refunded: 0 }),
    ]);
    expect(text).not.toContain('Only I read this.');
  });

  it("finds no purchase of another client, and not the owner's view of one's own", async () => {
    const { id, client } = await ordered();
    const other = await polaris.customer();
    for (const caller of [other, owner])
      expect((await caller.get(`/api/purchases/${id}`)).status).toBe(404);
    expect((await client.get('/api/purchases/2147483647')).status).toBe(404);
    expect((await client.get(`/api/admin/purchases/${id}`)).status).toBe(403);
    expect((await owner.get('/api/admin/purchases/2147483647')).status).toBe(404);
  });
});
