import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { similarPeopleSchema } from '@polaris/contracts';
import { addCustomer, sendContact } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  await addCustomer(owner);
  await addCustomer(owner, { name: 'Sara Hopper', company: 'Acme' });
  await sendContact(polaris.visitor(), { name: 'Katherine Johnson' });
});
afterAll(() => polaris.close());

const find = (q: string) => owner.get(`/api/admin/similar-people?${new URLSearchParams({ q })}`);
const names = async (q: string) =>
  similarPeopleSchema.parse((await find(q)).body).map(({ kind, name }) => `${kind} ${name}`);

it.each([
  ['Habor Trst', 'customer Harbor Trust'],
  ['sara hoper', 'customer Sara Hopper'],
  ['Katherin Jonson', 'contact Katherine Johnson'],
  ['kathrine', 'contact Katherine Johnson'],
])('finds people for %s with %s first', async (typed, found) => {
  expect((await names(typed))[0]).toBe(found);
});

it('finds no one by words of a message or by a different name', async () => {
  expect(await names('Level-Up Pack')).toEqual([]);
  expect(await names('zwölfzehn')).toEqual([]);
});

it('rejects a search text that is too short or too long', async () => {
  for (const q of ['ab', 'x'.repeat(201)]) expect((await find(q)).status).toBe(400);
});
