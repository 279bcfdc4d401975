import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';
import { createTestDatabase } from '../../../testing/test-database';
import { CountingWire } from '../../../testing/costs/counting-wire';
import { SignedInReadModel } from './signed-in.read-model';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let wire: CountingWire;
let polaris: TestApp;
let signedIn: SignedInReadModel;
let [one, another]: Person[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  wire = await CountingWire.to(database.url);
  polaris = await startTestApp({ on: wire.url });
  signedIn = polaris.app.get(SignedInReadModel);
  [one, another] = [await polaris.customer(), await polaris.customer()];
});
afterAll(async () => {
  await polaris.close();
  wire.close();
  await database.drop();
});

const sessionOf = (person: Person): string =>
  decodeURIComponent(person.cookies.get('polaris')!).split('.')[0]!;

const find = (person: Person) => signedIn.find(sessionOf(person));

/** The wire also carries the server's other queries. */
async function countLookups(work: () => Promise<unknown>): Promise<number> {
  const { queries } = await wire.count(work);
  return queries.filter((text) => text.includes('from sessions s join users u')).length;
}

it('looks up concurrent requests together and gives each its own user', async () => {
  const found: unknown[] = [];
  const lookups = await countLookups(async () => {
    const unknown = signedIn.find('a session that there is not');
    found.push(...(await Promise.all([find(one!), find(another!), find(one!), unknown])));
  });
  expect(found).toMatchObject([
    { user: { id: one!.user.id } },
    { user: { id: another!.user.id } },
    { user: { id: one!.user.id } },
    undefined,
  ]);
  expect(lookups).toBe(1);
});

it('gives each request its own copy of the user', async () => {
  const [first, second] = await Promise.all([find(one!), find(one!)]);
  first!.user.isAdmin = true;
  expect(second!.user.isAdmin).toBe(false);
});

it('looks up a request separately when the previous lookup was already sent', async () => {
  const lookups = await countLookups(async () => {
    const sent = find(one!);
    await nextTurn();
    await Promise.all([sent, find(one!)]);
  });
  expect(lookups).toBe(2);
});
