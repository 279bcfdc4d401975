import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountSummariesSchema } from '@polaris/contracts';
import { contactInput, serviceInput } from '../../testing/data/factories';
import { addCustomer, linkAccount } from '../../testing/data/records';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const verify = ({ user }: Person) =>
  polaris.dataSource.query('update users set "emailVerifiedAt" = now() where id = $1', [user.id]);

const record = async (email: string | null): Promise<number> =>
  (await addCustomer(owner, { email })).id;

const linked = async (customerId: number) => {
  const { body } = await owner.get(`/api/customers/${customerId}/account`);
  return (body.account as { id: string } | null)?.id;
};

describe('linking by email address', () => {
  it('links a customer and an account only once the address is verified', async () => {
    const person = await polaris.customer();
    const id = await record(person.user.email.toUpperCase());
    expect(await linked(id)).toBeUndefined();
    await verify(person);
    expect(await linked(id)).toBe(person.user.id);
  });

  it('links a verified account when its customer is created later, by hand or from a message', async () => {
    const [person, other] = [await polaris.customer(), await polaris.customer()];
    for (const each of [person, other]) await verify(each);
    expect(await linked(await record(person.user.email))).toBe(person.user.id);
    const { body } = await polaris
      .visitor()
      .post('/api/contact', contactInput({ email: other.user.email }));
    const converted = await owner.post(`/api/contacts/${body.id}/convert`, {});
    expect(await linked(converted.body.id)).toBe(other.user.id);
  });

  it("links a customer and an account when the customer's address is corrected", async () => {
    const person = await polaris.customer();
    await verify(person);
    const id = await record('typo@example.com');
    expect(await linked(id)).toBeUndefined();
    await owner.put(`/api/customers/${id}`, { name: 'Right', email: person.user.email });
    expect(await linked(id)).toBe(person.user.id);
  });

  it('links an account to the oldest of several customers with its address', async () => {
    const person = await polaris.customer();
    const ids = [await record(person.user.email), await record(person.user.email)];
    await verify(person);
    expect(await linked(ids[0]!)).toBe(person.user.id);
    expect(await linked(ids[1]!)).toBeUndefined();
  });

  it('keeps a customer and an account apart when the owner has unlinked them', async () => {
    const person = await polaris.customer();
    await verify(person);
    const id = await record(person.user.email);
    expect((await linkAccount(owner, id, null)).body).toEqual({ account: null, invitation: null });
    await owner.put(`/api/customers/${id}`, { name: 'New name', email: person.user.email });
    await polaris.dataSource.query('update users set "firstName" = $2 where id = $1', [
      person.user.id,
      'Maya',
    ]);
    expect(await linked(id)).toBeUndefined();
  });
});

describe('the name of a client', () => {
  const buy = async (person: Person) => {
    const { body: service } = await owner.post('/api/services', serviceInput());
    await person.post('/api/purchases', { serviceId: service.id });
    const [row] = await polaris.dataSource.query<{ id: number }[]>(
      'select id from customers where "userId" = $1',
      [person.user.id],
    );
    return `/api/customers/${row!.id}`;
  };
  const nameAt = async (path: string) => (await owner.get(path)).body.name as string;

  it("follows the account's when the client was created without one", async () => {
    const person = await polaris.customer();
    const client = await buy(person);
    expect(await nameAt(client)).toBe(person.user.email.split('@')[0]);
    await person.patch('/api/auth/user', { firstName: 'Tom', lastName: 'Hale' });
    expect(await nameAt(client)).toBe('Tom Hale');
    await person.patch('/api/auth/user', { phone: '(310) 555-0144' });
    expect(await nameAt(client)).toBe('Tom Hale');
  });

  it("stays as the owner wrote it when the account's changes", async () => {
    const person = await polaris.customer();
    const client = await buy(person);
    await owner.put(client, { name: 'Hale & Sons', email: person.user.email });
    await person.patch('/api/auth/user', { firstName: 'Tom' });
    expect(await nameAt(client)).toBe('Hale & Sons');
  });
});

describe('linking by hand', () => {
  it('links any account, verified or not, to one customer', async () => {
    const person = await polaris.customer();
    const [first, second] = [await record(null), await record(null)];
    const { status, body } = await linkAccount(owner, first, person.user.id);
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ id: person.user.id, emailVerified: false });
    const taken = await linkAccount(owner, second, person.user.id);
    expect([taken.status, taken.body.detail]).toEqual([
      409,
      'This account is linked with the customer Harbor Trust already.',
    ]);
    expect((await linkAccount(owner, first, person.user.id)).status).toBe(200);
  });

  it('returns 404 when a missing customer or account is linked', async () => {
    const id = await record(null);
    expect((await linkAccount(owner, id, 'nobody')).status).toBe(404);
    expect((await linkAccount(owner, 2147483647, null)).status).toBe(404);
    expect((await owner.put(`/api/customers/${id}/account`, {})).status).toBe(400);
  });

  it('removes the link and keeps the customer when an account is deleted', async () => {
    const person = await polaris.customer();
    const id = await record(null);
    await linkAccount(owner, id, person.user.id);
    await deleteAccount(person);
    expect(await linked(id)).toBeUndefined();
    expect((await owner.get(`/api/customers/${id}`)).status).toBe(200);
  });
});

describe('the search for an account', () => {
  it('finds accounts but no owners by address and name, with their preferences', async () => {
    const person = await polaris.customer();
    await person.patch('/api/auth/user', { firstName: 'Zora', lastName: 'Quill' });
    const chosen = { email: false, phone: true, text: false };
    await person.post('/api/communication-preferences', chosen);
    const found = async (q: string) => {
      const { body } = await owner.get(`/api/admin/users?q=${encodeURIComponent(q)}`);
      expect(accountSummariesSchema.safeParse(body).success).toBe(true);
      return body as { id: string; preferences: object }[];
    };
    for (const words of ['zora q', person.user.email.slice(0, -4)])
      expect(await found(words)).toMatchObject([{ id: person.user.id, preferences: chosen }]);
    expect(await found('%')).toEqual([]);
    expect(await found(owner.user.email)).toEqual([]);
  });
});
