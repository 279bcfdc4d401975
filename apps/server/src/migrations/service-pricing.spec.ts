import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createClient } from '../platform/database/connections';
import { createTestDatabase } from '../testing/test-database';
import { ServicePricing1700000000019 } from './0019-service-pricing';
import { migrate, revertLast } from './migrate';
import { migrations } from './migrations';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  const newer = migrations.length - migrations.indexOf(ServicePricing1700000000019);
  for (let back = 0; back < newer; back += 1) await revertLast(database.url);
  client = createClient({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('converts "From" prices to quotes and services without a price to free calls', async () => {
  await client.query(`
    delete from services;
    insert into services (name, description, category, price, "priceDisplay") values
      ('a', 'd', 'other', 950, null), ('b', 'd', 'other', 1800, 'From $1,800'),
      ('c', 'd', 'other', 2400, '$2,400 a month'), ('d', 'd', 'other', 0, 'Let’s talk'),
      ('e', 'd', 'other', 0, 'from $99'), ('f', 'd', 'other', 199, '$199, all in');`);
  const audited = async () => (await client.query('select id from audit_log')).rowCount;
  const before = await audited();
  await migrate(database.url);
  const { rows } = await client.query('select name, pricing, version from services order by name');
  expect(rows.map(({ name, pricing }) => `${name}: ${pricing}`)).toEqual([
    'a: fixed',
    'b: quote',
    'c: quote',
    'd: free call',
    'e: quote',
    'f: fixed',
  ]);
  expect(await audited()).toBe(before);
});
