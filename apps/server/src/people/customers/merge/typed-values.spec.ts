import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DuplicatePair, LikelyDuplicate } from '@polaris/contracts';
import { importCustomers } from '../../../testing/data/customer-imports';
import { compare, merge, undoMerge } from '../../../testing/data/merges';
import { addCustomer, addSale, addService, buy, sendContact } from '../../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('delete from customers; delete from customer_merges'));

const CLIENT = { name: 'Maya Okafor', email: 'maya@harbor.example', phone: '(310) 555-0110' };
const addClient = (own = {}) => addCustomer(owner, { ...CLIENT, company: null, ...own });

/** The pairs that both calls propose, with their reasons. */
async function proposed() {
  const { body } = await owner.get('/api/admin/duplicate-customers');
  const pairs = (body as DuplicatePair[]).map(
    ({ firstId, secondId, reasons }) => [firstId, secondId, reasons] as const,
  );
  for (const [firstId, secondId, reasons] of pairs)
    expect(await duplicatesOf(firstId)).toContainEqual([secondId, reasons]);
  return pairs;
}
const duplicatesOf = async (id: number) => {
  const { body } = await owner.get(`/api/customers/${id}/merging`);
  return (body.duplicates as LikelyDuplicate[]).map((one) => [one.id, one.reasons]);
};

const verify = ({ user }: Person) =>
  polaris.dataSource.query('update users set "emailVerifiedAt" = now() where id = $1', [user.id]);

/** An account whose user typed a client's name and phone. */
async function addStranger() {
  const stranger = await polaris.customer();
  await stranger.patch('/api/auth/user', {
    firstName: 'Maya',
    lastName: 'Okafor',
    phone: CLIENT.phone,
  });
  return stranger;
}

const recordOf = async ({ user }: Person) => {
  const [row] = await polaris.dataSource.query<{ id: number }[]>(
    'select id from customers where "userId" = $1',
    [user.id],
  );
  return row!.id;
};

/** The record created by a stranger's first message. */
async function writeAsStranger() {
  const stranger = await addStranger();
  await verify(stranger);
  const { status } = await stranger.post('/api/conversation', { text: 'Hello, it is me.' });
  expect(status).toBe(201);
  return { stranger, id: await recordOf(stranger) };
}

const convert = async (contactId: number, input: object = {}) => {
  const { status, body } = await owner.post(`/api/contacts/${contactId}/convert`, input);
  expect(status).toBe(201);
  return body.id as number;
};

describe('values typed by clients and visitors', () => {
  it('proposes no duplicate for the name and phone of an account that writes a message', async () => {
    const client = await addClient();
    const { id } = await writeAsStranger();
    expect(await proposed()).toEqual([]);
    expect([await duplicatesOf(client.id), await duplicatesOf(id)]).toEqual([[], []]);
  });

  it('proposes no duplicate for what a visitor typed in the contact form', async () => {
    const client = await addClient();
    const id = await convert((await sendContact(polaris.visitor(), CLIENT)).id);
    expect(await proposed()).toEqual([]);
    expect([await duplicatesOf(client.id), await duplicatesOf(id)]).toEqual([[], []]);
  });

  it("proposes no duplicate for a phone that a submission added to an account's record", async () => {
    await addClient();
    const { stranger, id: customerId } = await writeAsStranger();
    const { email } = stranger.user;
    const contact = await sendContact(polaris.visitor(), { ...CLIENT, email });
    await convert(contact.id, { customerId });
    expect((await owner.get(`/api/customers/${customerId}`)).body.phone).toBe(CLIENT.phone);
    await owner.delete(`/api/admin/contact-submissions/${contact.id}`);
    expect(await proposed()).toEqual([]);
  });

  it('proposes no duplicate for the name of an account for which the owner recorded a sale', async () => {
    await addClient();
    const stranger = await addStranger();
    await addSale(owner, { userId: stranger.user.id, serviceId: (await addService(owner)).id });
    expect(await proposed()).toEqual([]);
  });

  it('proposes no duplicate for the address of an account before it is verified', async () => {
    const stranger = await addStranger();
    const client = await addClient({ name: 'M. O.', email: stranger.user.email });
    await buy(stranger, (await addService(owner)).id);
    expect(await proposed()).toEqual([]);
    await verify(stranger);
    expect(await proposed()).toEqual([[client.id, await recordOf(stranger), ['email']]]);
  });

  it('proposes no duplicate after a merge was undone or its record was restored', async () => {
    const client = await addClient();
    const { id } = await writeAsStranger();
    await undoMerge(owner, (await merge(owner, client.id, id)).id);
    await owner.delete(`/api/customers/${id}`);
    await owner.post(`/api/admin/trash/customer/${id}/restore`);
    expect(await proposed()).toEqual([]);
  });

  it('proposes a duplicate once the owner has entered the phone', async () => {
    const client = await addClient();
    const { id } = await writeAsStranger();
    await owner.put(`/api/customers/${id}`, { name: 'Maya Okafor', phone: '310 555 0110' });
    expect(await proposed()).toEqual([[client.id, id, ['phone']]]);
  });
});

describe('the address proposed by a merge', () => {
  const proposedEmail = async (keptId: number, mergedId: number) => {
    const { fields } = await compare(owner, keptId, mergedId);
    const field = fields.find(({ key }) => key === 'email')!;
    return field[field.choice];
  };

  it("proposes the owner's address in a merge, in both directions, and not that of an account that signed up", async () => {
    const client = await addClient();
    const { id } = await writeAsStranger();
    expect(await proposedEmail(client.id, id)).toBe(CLIENT.email);
    expect(await proposedEmail(id, client.id)).toBe(CLIENT.email);
  });

  it("proposes the owner's address in a merge, and not what a visitor typed", async () => {
    const client = await addClient();
    const contact = await sendContact(polaris.visitor(), { ...CLIENT, email: 'm@lind.example' });
    const id = await convert(contact.id);
    expect(await proposedEmail(id, client.id)).toBe(CLIENT.email);
  });

  it('proposes the verified address of an account in a merge of two records of the owner', async () => {
    const person = await polaris.customer();
    await verify(person);
    const [first, second] = [await addClient(), await addClient({ email: person.user.email })];
    expect(await proposedEmail(first.id, second.id)).toBe(person.user.email);
    expect(await proposedEmail(second.id, first.id)).toBe(person.user.email);
  });

  it('proposes the older address in a merge of two records created by clients or visitors', async () => {
    const first = await convert((await sendContact(polaris.visitor(), CLIENT)).id);
    const { id } = await writeAsStranger();
    expect(await proposedEmail(id, first)).toBe(CLIENT.email);
  });
});

describe('finding a client whose address an account typed', () => {
  /** The record of an account that ordered with a client's unverified address. */
  async function orderAsStranger() {
    const stranger = await addStranger();
    await buy(stranger, (await addService(owner)).id);
    return { stranger, email: stranger.user.email, id: await recordOf(stranger) };
  }
  const matches = async (email: string) =>
    (await owner.get(`/api/customers/matches?email=${email}`)).body as object[];

  it('adds a client as a separate record, and names the record once the address is verified', async () => {
    const { stranger, email, id } = await orderAsStranger();
    expect(await matches(email)).toEqual([]);
    const added = await owner.post('/api/customers?unlessKnown=true', { name: 'Maya', email });
    expect(added.status).toBe(201);
    await verify(stranger);
    expect(await matches(email)).toMatchObject([{ id }, { id: added.body.id }]);
  });

  it.each([
    ['address', (email: string) => `name,email,phone\nMaya Okafor,${email},(310) 555-0199`],
    ['name', () => 'name,phone\nMaya Okafor,(310) 555-0199'],
  ])('imports a line with the same %s as a separate record', async (_what, file) => {
    const { email, id } = await orderAsStranger();
    await importCustomers(owner, file(email));
    expect((await owner.get(`/api/customers/${id}`)).body.phone).toBeNull();
    expect((await owner.get('/api/customers')).body).toHaveLength(2);
  });

  it('finds a customer without an account who was created by a submission', async () => {
    const id = await convert((await sendContact(polaris.visitor(), CLIENT)).id);
    expect(await matches(CLIENT.email)).toMatchObject([{ id }]);
    await importCustomers(owner, `name,email,company\nMaya,${CLIENT.email},Harbor Trust`);
    expect((await owner.get(`/api/customers/${id}`)).body.company).toBe('Harbor Trust');
  });
});

describe('assigning a submission to a customer', () => {
  it('links no account by the address that a visitor typed, now or later', async () => {
    const client = await addClient({ email: null, phone: null });
    const stranger = await addStranger();
    const contact = await sendContact(polaris.visitor(), {
      ...CLIENT,
      email: stranger.user.email,
    });
    await verify(stranger);
    await convert(contact.id, { customerId: client.id });
    const { body } = await owner.get(`/api/customers/${client.id}`);
    expect([body.email, body.phone]).toEqual([null, CLIENT.phone]);
    expect((await owner.get(`/api/customers/${client.id}/account`)).body.account).toBeNull();
  });
});
