import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountSummariesSchema } from '@polaris/contracts';
import { contactInput, customerInput } from '../testing/factories';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../testing/test-app';

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
  (await owner.post('/api/customers', customerInput({ email }))).body.id as number;

const linked = async (customerId: number) => {
  const { body } = await owner.get(`/api/customers/${customerId}/account`);
  return (body.account as { id: string } | null)?.id;
};

const link = (customerId: number, userId: string | null) =>
  owner.put(`/api/customers/${customerId}/account`, { userId });

describe('a customer and an account with the same address', () => {
  it('are linked once the address is verified, and not before', async () => {
    const person = await polaris.customer();
    const id = await record(person.user.email.toUpperCase());
    expect(await linked(id)).toBeUndefined();
    await verify(person);
    expect(await linked(id)).toBe(person.user.id);
  });

  it('are linked when the customer comes later, by hand or from a message', async () => {
    const [person, other] = [await polaris.customer(), await polaris.customer()];
    for (const each of [person, other]) await verify(each);
    expect(await linked(await record(person.user.email))).toBe(person.user.id);
    const { body } = await polaris
      .visitor()
      .post('/api/contact', contactInput({ email: other.user.email }));
    const converted = await owner.post(`/api/contacts/${body.id}/convert`, {});
    expect(await linked(converted.body.id)).toBe(other.user.id);
  });

  it('are linked when the address is put right', async () => {
    const person = await polaris.customer();
    await verify(person);
    const id = await record('typo@example.com');
    expect(await linked(id)).toBeUndefined();
    await owner.put(`/api/customers/${id}`, { name: 'Right', email: person.user.email });
    expect(await linked(id)).toBe(person.user.id);
  });

  it('are linked one to one: of several customers, the oldest', async () => {
    const person = await polaris.customer();
    const ids = [await record(person.user.email), await record(person.user.email)];
    await verify(person);
    expect(await linked(ids[0]!)).toBe(person.user.id);
    expect(await linked(ids[1]!)).toBeUndefined();
  });

  it('stay apart when the owner has parted them', async () => {
    const person = await polaris.customer();
    await verify(person);
    const id = await record(person.user.email);
    expect((await link(id, null)).body).toEqual({ account: null, invitation: null });
    await owner.put(`/api/customers/${id}`, { name: 'New name', email: person.user.email });
    await polaris.dataSource.query('update users set "firstName" = $2 where id = $1', [
      person.user.id,
      'Maya',
    ]);
    expect(await linked(id)).toBeUndefined();
  });
});

describe('by hand', () => {
  it('any account is linked, verified or not, to one customer', async () => {
    const person = await polaris.customer();
    const [first, second] = [await record(null), await record(null)];
    const { status, body } = await link(first, person.user.id);
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ id: person.user.id, emailVerified: false });
    const taken = await link(second, person.user.id);
    expect([taken.status, taken.body.detail]).toEqual([
      409,
      'This account is linked with the customer Harbor Trust already.',
    ]);
    expect((await link(first, person.user.id)).status).toBe(200);
  });

  it('nothing is linked that is not there', async () => {
    const id = await record(null);
    expect((await link(id, 'nobody')).status).toBe(404);
    expect((await link(2147483647, null)).status).toBe(404);
    expect((await owner.put(`/api/customers/${id}/account`, {})).status).toBe(400);
  });

  it('a link goes with the account, and the customer stays', async () => {
    const person = await polaris.customer();
    const id = await record(null);
    await link(id, person.user.id);
    await deleteAccount(person);
    expect(await linked(id)).toBeUndefined();
    expect((await owner.get(`/api/customers/${id}`)).status).toBe(200);
  });
});

describe('the search for an account', () => {
  it('finds by address and name, tells what they prefer, and no owner', async () => {
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
