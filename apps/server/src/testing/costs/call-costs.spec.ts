import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from '../../platform/database/sql';
import { createClient } from '../../platform/database/connections';
import type { TestResponse } from '../caller';
import { plainSite } from '../stand-ins/plain-site';
import { type Person, type TestApp, startTestApp } from '../test-app';
import { createTestDatabase } from '../test-database';
import { type CallCost, type CountedCall, callCosts } from './call-costs';
import { type AskedOfDatabase, CountingWire } from './counting-wire';

/** Warm-up: the first request marks the session as seen and fills the page cache. */
const WARM_UPS = 2;
/** Background work may run during a call: the try with the fewest queries counts. */
const TRIES = 5;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let wire: CountingWire;
let clientDir: string;
let polaris: TestApp;
let owner: Person;
let secondPage: string;
beforeAll(async () => {
  database = await createTestDatabase();
  wire = await CountingWire.to(database.url);
  clientDir = mkdtempSync(join(tmpdir(), 'polaris-client-'));
  await addCustomers(120);
  const site = { clientDir, load: () => Promise.resolve(plainSite) };
  polaris = await startTestApp({ on: wire.url, site });
  owner = await polaris.owner();
  const { headers } = await owner.get('/api/customers?limit=50');
  secondPage = /<([^>]+)>; rel="next"/.exec(headers.get('link')!)![1]!;
});
afterAll(async () => {
  await polaris.close();
  wire.close();
  await database.drop();
  rmSync(clientDir, { recursive: true });
});

async function addCustomers(count: number): Promise<void> {
  const client = createClient({ connectionString: database.url });
  await client.connect();
  await client.query(
    sql`insert into customers (name) select 'Customer ' || n from generate_series(1, $1) n`,
    [count],
  );
  await client.end();
}

const calls: Record<CountedCall, () => Promise<TestResponse>> = {
  'GET /api/health/live': () => owner.get('/api/health/live'),
  'GET /api/auth/user': () => owner.get('/api/auth/user'),
  'GET /api/customers?limit=50': () => owner.get('/api/customers?limit=50'),
  'GET /api/customers, second page': () => owner.get(secondPage),
  'GET /api/customers, search': () => owner.get('/api/customers?limit=50&q=Customer%2011'),
  'GET /api/activities/recent?limit=5': () => owner.get('/api/activities/recent?limit=5'),
  'GET /api/admin/contact-submissions?limit=50': () =>
    owner.get('/api/admin/contact-submissions?limit=50'),
  'GET /api/services, anonymous': () => polaris.visitor().get('/api/services'),
  'GET /api/services/landing, anonymous': () => polaris.visitor().get('/api/services/landing'),
  'GET /, from memory': () => polaris.visitor().get('/'),
};

/** The queries and round trips of a warm call. */
async function costOf(call: () => Promise<TestResponse>): Promise<AskedOfDatabase> {
  for (let time = 0; time < WARM_UPS; time += 1) await call();
  const tries: AskedOfDatabase[] = [];
  while (tries.length < TRIES) tries.push(await wire.count(call));
  return tries.sort((a, b) => a.queries.length - b.queries.length)[0]!;
}

const beginning = (sql: string): string => sql.replace(/\s+/g, ' ').slice(0, 100);

describe('database costs of frequent calls', () => {
  it.each(Object.entries<CallCost>(callCosts))(
    'makes the listed queries for %s',
    async (name, { why: _why, ...listed }) => {
      const call = calls[name as CountedCall];
      const { status } = await call();
      expect(status).toBe(200);
      const { queries, roundTrips } = await costOf(call);
      const counted = { queries: queries.length, roundTrips };
      const asked = queries.map(beginning);
      // The statements are on both sides, so that a failure shows them.
      expect({ asked, ...counted }).toEqual({ asked, ...listed });
    },
  );
});

describe('counting queries', () => {
  /** A separate wire, because the server's background work uses the other one. */
  let quiet: CountingWire;
  beforeAll(async () => {
    quiet = await CountingWire.to(database.url);
  });
  afterAll(() => quiet.close());

  const texts = [sql`select $1::int + 1`, sql`select $1::int + 2`];

  it.each([
    [true, 1],
    [false, 2],
  ])(
    'counts round trips of two statements when sent together is %s: %s',
    async (pipeline, waits) => {
      const client = createClient({ connectionString: quiet.url, pipeline });
      await client.connect();
      const asked = await quiet.count(() =>
        Promise.all(texts.map((text) => client.query(text, [1]))),
      );
      expect(asked).toEqual({ queries: texts, roundTrips: waits });
      await client.end();
    },
  );

  it('counts a prepared statement with its text each time', async () => {
    const client = createClient({ connectionString: quiet.url });
    await client.connect();
    const ask = () => client.query({ name: 'seven', text: sql`select 7` });
    await ask();
    expect(await quiet.count(ask)).toEqual({ queries: ['select 7'], roundTrips: 1 });
    await client.end();
  });
});
