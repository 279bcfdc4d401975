import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testimonialInput } from '../../testing/data/factories';
import { addCustomer, addSale, addService, linkAccount } from '../../testing/data/records';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../testing/test-app';
import {
  ask,
  askCustomer,
  callsOf,
  completedPurchase,
  write,
} from '../../testing/data/testimonials';

const PATH = '/api/admin/testimonials';
const MISSING = 2147483647;

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const sql = <T>(statement: string, values: unknown[] = []) =>
  polaris.dataSource.query<T>(statement, values);
const count = async () => (await sql<object[]>('select 1 from testimonials')).length;
const newest = async () => (await owner.get(`${PATH}?limit=1`)).body[0];
const shown = async (id: number) =>
  (await polaris.visitor().get('/api/testimonials')).body.find(
    (one: { id: number }) => one.id === id,
  );

const newCustomer = async (own: object = {}): Promise<number> => (await addCustomer(owner, own)).id;

/** A customer who was asked, with the link that the owner is given. */
async function asked(own: object = {}) {
  const customerId = await newCustomer(own);
  const { body } = await askCustomer(owner, customerId);
  return { customerId, link: callsOf(body.url), id: (await newest()).id as number };
}

async function written(content?: string) {
  const request = await asked();
  const own = await write(polaris.visitor(), request.link, content ? { content } : {});
  return { ...request, own };
}

/** A completed sale to a customer without an account. */
async function soldTo(customerId: number): Promise<number> {
  const { id: serviceId } = await addService(owner, { name: 'Map of Flows' });
  return (await addSale(owner, { customerId, serviceId, status: 'completed' })).id;
}

const refusals = async (customerId: number) => {
  const { status, body } = await askCustomer(owner, customerId);
  return [status, body.detail];
};

describe('asking a customer for a testimonial', () => {
  it.each([{}, { email: null, phone: null, company: null }])(
    'gives the owner a link when a customer without an account is asked: %j',
    async (own) => {
      const customerId = await newCustomer(own);
      const { status, body } = await askCustomer(owner, customerId);
      expect(status).toBe(201);
      expect(body).toMatchObject({ mailedTo: null, url: expect.stringContaining('/testimonial#') });
      expect(await newest()).toMatchObject({
        customerId,
        purchaseId: null,
        name: 'Harbor Trust',
        status: 'requested',
      });
      const opened = await polaris.visitor().get(callsOf(body.url));
      expect(opened.body).toMatchObject({ service: null, isOwn: false, name: 'Harbor Trust' });
    },
  );

  it('shows what a customer wrote without a purchase as not verified', async () => {
    const { id } = await written();
    await owner.patch(`${PATH}/${id}`, { isApproved: true });
    expect(await shown(id)).toMatchObject({ service: null, isVerified: false });
  });

  it('opens one request when a customer is asked twice concurrently', async () => {
    const customerId = await newCustomer();
    const before = await count();
    const answers = await Promise.all([
      askCustomer(owner, customerId),
      askCustomer(owner, customerId),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await count()).toBe(before + 1);
    expect(await refusals(customerId)).toEqual([
      409,
      'The client was asked already, and the link still works.',
    ]);
  });

  it('rejects to ask a customer again when they have written or withdrawn', async () => {
    const { customerId, own } = await written();
    expect(await refusals(customerId)).toEqual([
      409,
      'The client has written a testimonial already.',
    ]);
    await polaris.visitor().post(`${own}/withdrawal`);
    expect(await refusals(customerId)).toEqual([
      409,
      'The client has withdrawn their testimonial for good.',
    ]);
  });

  it('asks a customer again when the link has expired', async () => {
    const { customerId, id } = await asked();
    const before = await count();
    await sql('update testimonials set "expiresAt" = now() where id = $1', [id]);
    const { status, body } = await askCustomer(owner, customerId);
    expect([status, await count()]).toEqual([201, before]);
    expect((await polaris.visitor().get(callsOf(body.url))).status).toBe(200);
  });

  it('rejects to ask a customer who is unknown or in the trash', async () => {
    const customerId = await newCustomer();
    await owner.delete(`/api/customers/${customerId}`);
    const before = await count();
    for (const id of [MISSING, customerId])
      expect(await refusals(id)).toEqual([404, 'This customer was not found.']);
    for (const id of ['x', 0, MISSING + 1])
      expect((await askCustomer(owner, id as number)).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it('asks the author of a testimonial without an account for a change', async () => {
    const { id } = await written();
    const { status, body } = await owner.post(`${PATH}/${id}/change-requests`, {
      note: 'Shorter?',
    });
    expect([status, body.mailedTo]).toEqual([201, null]);
    const opened = await polaris.visitor().get(callsOf(body.url));
    expect(opened.body).toMatchObject({ isOwn: true, changeNote: 'Shorter?' });
  });
});

describe('asking about the purchase of a customer without an account', () => {
  it('asks about a completed purchase, and verifies what is written', async () => {
    const customerId = await newCustomer();
    const { status, body } = await ask(owner, await soldTo(customerId));
    expect(status).toBe(201);
    const { id } = await newest();
    expect(await newest()).toMatchObject({ name: 'Harbor Trust', customerId: null });
    const own = await write(polaris.visitor(), callsOf(body.url));
    expect((await polaris.visitor().get(own)).body.service).toEqual({ name: 'Map of Flows' });
    await owner.patch(`${PATH}/${id}`, { isApproved: true });
    expect(await shown(id)).toMatchObject({ isVerified: true });
    expect((await askCustomer(owner, customerId)).status).toBe(201);
  });

  it('asks the customer about a purchase when their account was deleted', async () => {
    const { client, purchaseId } = await completedPurchase(polaris, owner);
    expect((await deleteAccount(client)).status).toBe(204);
    expect((await ask(owner, purchaseId)).status).toBe(201);
  });

  it('rejects to ask about a purchase when its customer is in the trash', async () => {
    const customerId = await newCustomer();
    const purchaseId = await soldTo(customerId);
    await owner.delete(`/api/customers/${customerId}`);
    const { status, body } = await ask(owner, purchaseId);
    expect([status, body.detail]).toEqual([409, 'This purchase no longer has a customer to ask.']);
  });
});

describe('testimonials and the trash', () => {
  it('keeps a testimonial when its customer is deleted, and assigns it to the restored one', async () => {
    const { customerId, id, own } = await written();
    await owner.delete(`/api/customers/${customerId}`);
    expect(await newest()).toMatchObject({ id, customerId: null });
    const change = await owner.post(`${PATH}/${id}/change-requests`, { note: 'Shorter?' });
    expect([change.status, change.body.detail]).toEqual([
      409,
      'Its author is no longer a customer, so you cannot request a change.',
    ]);
    expect((await polaris.visitor().get(own)).status).toBe(200);
    await owner.post(`/api/admin/trash/customer/${customerId}/restore`);
    expect(await newest()).toMatchObject({ id, customerId });
  });

  it('restores a testimonial without its customer when they were asked again', async () => {
    const { customerId, id } = await written();
    await owner.delete(`${PATH}/${id}`);
    expect((await askCustomer(owner, customerId)).status).toBe(201);
    await owner.post(`/api/admin/trash/testimonial/${id}/restore`);
    const { body } = await owner.get(PATH);
    const restored = body.find((one: { id: number }) => one.id === id);
    expect(restored).toMatchObject({ customerId: null, status: 'submitted' });
  });
});

describe('testimonials of customers who have an account', () => {
  const linked = async (customerId: number) => {
    const client = await polaris.customer();
    expect((await linkAccount(owner, customerId, client.user.id)).status).toBe(200);
    return client;
  };

  it("includes a linked customer's testimonial in the download of the account's data", async () => {
    const { customerId } = await written();
    await written();
    const client = await linked(customerId);
    const { body } = await client.get('/api/account/data');
    expect(body.testimonials).toMatchObject([
      { content: testimonialInput().content, service: null },
    ]);
  });

  it("deletes a linked customer's testimonial with the account, even from the trash", async () => {
    const word = 'cinnabar';
    const content = `Nothing of this ${word} must stay.`;
    const shownOne = await written(content);
    const inTrash = await written(content);
    const lostCustomer = await written(content);
    const allInTrash = await written(content);
    const buyer = await newCustomer();
    const sale = await ask(owner, await soldTo(buyer));
    await write(polaris.visitor(), callsOf(sale.body.url), { content });
    const ofOther = await written();
    const clients: Person[] = [];
    for (const { customerId } of [
      shownOne,
      inTrash,
      lostCustomer,
      allInTrash,
      { customerId: buyer },
    ])
      clients.push(await linked(customerId));
    await owner.patch(`${PATH}/${shownOne.id}`, { isApproved: true });
    await owner.delete(`${PATH}/${inTrash.id}`);
    await owner.delete(`/api/customers/${lostCustomer.customerId}`);
    await owner.delete(`/api/customers/${allInTrash.customerId}`);
    await owner.delete(`${PATH}/${allInTrash.id}`);
    for (const client of clients) expect((await deleteAccount(client)).status).toBe(204);
    for (const table of ['testimonials', 'trash', 'audit_log', 'mail_outbox', 'owner_notices'])
      expect([table, await sql(`select 1 from ${table} t where t::text like '%${word}%'`)]).toEqual(
        [table, []],
      );
    const links = `select 1 from testimonial_links where "testimonialId" in ($1, $2, $3, $4)`;
    const ids = [shownOne, inTrash, lostCustomer, allInTrash].map(({ id }) => id);
    expect(await sql(links, ids)).toEqual([]);
    expect((await polaris.visitor().get(ofOther.own)).status).toBe(200);
  });
});

describe('database constraints of testimonials of customers', () => {
  it('rejects a second testimonial of one customer in the database', async () => {
    const { customerId } = await asked();
    const insert = `insert into testimonials (name, content, "customerId") values ('a', 'b', $1)`;
    await expect(sql(insert, [customerId])).rejects.toThrow(/unique/);
  });

  it('rejects a testimonial of both a purchase and a customer in the database', async () => {
    const customerId = await newCustomer();
    const purchaseId = await soldTo(customerId);
    const insert = `insert into testimonials (name, content, "customerId", "purchaseId")
      values ('a', 'b', $1, $2)`;
    await expect(sql(insert, [customerId, purchaseId])).rejects.toThrow(/check constraint/);
  });
});
