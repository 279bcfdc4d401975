import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TrashService } from '../../records/trash/trash.service';
import { EventListener } from '../../testing/event-listener';
import { addCustomer, addService, linkAccount, addSale } from '../../testing/data/records';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
let serviceId: number;
beforeAll(async () => {
  polaris = await startTestApp({});
  owner = await polaris.owner();
  serviceId = (await addService(owner)).id;
});
afterAll(() => polaris.close());

const verify = ({ user }: Person) =>
  polaris.dataSource.query('update users set "emailVerifiedAt" = now() where id = $1', [user.id]);

const customer = async (email: string | null = null): Promise<number> =>
  (await addCustomer(owner, { email })).id;

const buy = (person: Person) => person.post('/api/purchases', { serviceId });

/** The customers of the purchases of an account, the newest first. */
const customersOf = async ({ user }: Person): Promise<(number | undefined)[]> => {
  const { body } = await owner.get(`/api/admin/purchases?userId=${user.id}`);
  return (body as { customer: { id: number } | null }[]).map((sale) => sale.customer?.id);
};

const listOf = async (noun: 'purchases' | 'sessions', customerId: number): Promise<number[]> =>
  (await owner.get(`/api/admin/${noun}?customerId=${customerId}`)).body.map(
    ({ id }: { id: number }) => id,
  );

const allCustomers = async (): Promise<number> =>
  Number((await owner.get('/api/customers?limit=1')).headers.get('x-total-count'));

let hour = 0;
/** Books the next free hour. */
async function book(who: object): Promise<number> {
  hour += 1;
  const [startTime, endTime] = [hour, hour + 1].map((at) => new Date(Date.UTC(2090, 0, 1, at)));
  const session = { title: 'Kick-off', startTime, endTime, ...who };
  return (await owner.post('/api/admin/sessions', session)).body.id;
}

describe('customers of purchases', () => {
  it('creates a customer for the account of a purchase, with a notice and an audit entry', async () => {
    const person = await polaris.customer();
    await person.patch('/api/auth/user', { firstName: 'Maya', lastName: 'Okafor' });
    const listener = await EventListener.open(polaris.url, owner);
    const { body } = await buy(person);
    const [customerId] = await customersOf(person);
    expect((await owner.get(`/api/customers/${customerId}`)).body).toMatchObject({
      name: 'Maya Okafor',
      email: person.user.email,
      status: 'active',
      totalValue: 0,
      convertedFromContactId: null,
    });
    expect(await listOf('purchases', customerId!)).toEqual([body.id]);
    const created = { kind: 'customer', change: 'created', id: customerId };
    for (let heard; JSON.stringify(heard) !== JSON.stringify(created);)
      heard = await listener.next('change');
    listener.close();
    const log = await owner.get(`/api/admin/audit?relation=customers&recordId=${customerId}`);
    expect(log.body).toMatchObject([{ actor: person.user.email, action: 'create' }]);
  });

  it('assigns a purchase to the customer linked with its account', async () => {
    const [person, customerId] = [await polaris.customer(), await customer()];
    await linkAccount(owner, customerId, person.user.id);
    const before = await allCustomers();
    await buy(person);
    expect(await customersOf(person)).toEqual([customerId]);
    expect(await allCustomers()).toBe(before);
  });

  it("links the oldest customer with the buyer's address when it is verified", async () => {
    const person = await polaris.customer();
    await verify(person);
    const ids = [
      await customer(person.user.email.toUpperCase()),
      await customer(person.user.email),
    ];
    // The first was linked by its address; after unlinking, neither has an account.
    await linkAccount(owner, ids[0]!, null);
    await buy(person);
    expect(await customersOf(person)).toEqual([ids[0]]);
  });

  it('leaves a customer alone when the address is not verified', async () => {
    const person = await polaris.customer();
    const known = await customer(person.user.email);
    await buy(person);
    const [made] = await customersOf(person);
    expect(made).not.toBe(known);
    expect(await listOf('purchases', known)).toEqual([]);
    await verify(person);
    expect((await owner.get(`/api/customers/${known}/account`)).body).toMatchObject({
      account: null,
    });
  });

  it('creates one customer for many concurrent purchases', async () => {
    const person = await polaris.customer();
    const before = await allCustomers();
    const answers = await Promise.all(Array.from({ length: 8 }, () => buy(person)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(await customersOf(person)).size).toBe(1);
    expect(await allCustomers()).toBe(before + 1);
  });

  it('creates no customer when nothing is sold, and never one for the owner', async () => {
    const person = await polaris.customer();
    const before = await allCustomers();
    expect((await person.post('/api/purchases', { serviceId, amount: 1 })).status).toBe(409);
    expect((await buy(owner)).status).toBe(201);
    expect(await allCustomers()).toBe(before);
    expect(await customersOf(owner)).toEqual([undefined]);
  });
});

describe('purchases and sessions of linked accounts', () => {
  it('moves purchases and sessions when an account is linked or unlinked', async () => {
    const [person, other] = [await polaris.customer(), await customer()];
    const { id } = (await buy(person)).body;
    const session = await book({ userId: person.user.id });
    const [made] = await customersOf(person);
    await linkAccount(owner, made!, null);
    expect([await listOf('purchases', made!), await listOf('sessions', made!)]).toEqual([[], []]);
    await linkAccount(owner, other, person.user.id);
    expect([await listOf('purchases', other), await listOf('sessions', other)]).toEqual([
      [id],
      [session],
    ]);
  });

  it("moves purchases to a customer when the address is verified, but never the customer's own", async () => {
    const person = await polaris.customer();
    const session = await book({ userId: person.user.id });
    const customerId = await customer(person.user.email);
    const sale = (await addSale(owner, { customerId, serviceId })).id;
    await verify(person);
    expect(await listOf('sessions', customerId)).toEqual([session]);
    expect((await person.get('/api/purchases')).body).toEqual([]);
    await linkAccount(owner, customerId, null);
    expect(await listOf('sessions', customerId)).toEqual([]);
    expect(await listOf('purchases', customerId)).toEqual([sale]);
  });

  it('keeps purchases and sessions with the customer when the account is deleted', async () => {
    const person = await polaris.customer();
    const { id } = (await buy(person)).body;
    await book({ userId: person.user.id });
    const [customerId] = await customersOf(person);
    const alone = await book({ customerId: await customer() });
    await deleteAccount(person);
    const { body } = await owner.get(`/api/admin/purchases?customerId=${customerId}`);
    expect(body).toMatchObject([{ id, userId: null, buyer: null, customer: { id: customerId } }]);
    expect(await listOf('sessions', customerId!)).toEqual([]);
    expect((await owner.patch(`/api/admin/sessions/${alone}`, { title: 'Later' })).status).toBe(
      200,
    );
  });
});

describe('customers in the trash', () => {
  const remove = (id: number) => owner.delete(`/api/customers/${id}`);
  const restore = (id: number) => owner.post(`/api/admin/trash/customer/${id}/restore`);

  it('keeps sales and sessions of a deleted customer and links them again on restore', async () => {
    const customerId = await customer();
    const sale = (await addSale(owner, { customerId, serviceId })).id;
    const session = await book({ customerId });
    expect((await remove(customerId)).status).toBe(204);
    const [purchases, sessions] = await Promise.all(
      ['purchases', 'sessions'].map((noun) => owner.get(`/api/admin/${noun}`)),
    );
    const left = { customer: null, userId: null };
    const find = (list: typeof purchases, id: number) =>
      list!.body.find((each: { id: number }) => each.id === id);
    expect(find(purchases, sale)).toMatchObject(left);
    expect(find(sessions, session)).toMatchObject({ ...left, attendee: null, customerId: null });
    expect((await restore(customerId)).status).toBe(204);
    expect(await listOf('purchases', customerId)).toEqual([sale]);
    expect(await listOf('sessions', customerId)).toEqual([session]);
  });

  it('restores a customer with later purchases, unless another has the account by then', async () => {
    const person = await polaris.customer();
    const first = (await buy(person)).body.id;
    const [old] = await customersOf(person);
    await remove(old!);
    expect(await customersOf(person)).toEqual([undefined]);
    const second = (await buy(person)).body.id;
    const [made] = await customersOf(person);
    expect(made).not.toBe(old);
    await restore(old!);
    expect(await listOf('purchases', old!)).toEqual([]);
    expect(await listOf('purchases', made!)).toEqual([second, first]);
    await remove(old!);
    await remove(made!);
    await restore(old!);
    expect(await listOf('purchases', old!)).toEqual([]);
    await restore(made!);
    expect(await listOf('purchases', made!)).toEqual([second, first]);
  });

  it('keeps the sales of a customer that is deleted for good', async () => {
    const customerId = await customer();
    const sale = (await addSale(owner, { customerId, serviceId })).id;
    await remove(customerId);
    await polaris.dataSource.query(
      `update trash set "deletedAt" = now() - interval '31 days' where "recordId" = $1`,
      [customerId],
    );
    await polaris.app.get(TrashService).purge();
    expect((await restore(customerId)).status).toBe(404);
    const moved = await owner.patch(`/api/admin/purchases/${sale}`, { progress: 40 });
    expect(moved.body).toMatchObject({ customer: null, progress: 40 });
  });
});
