import { afterEach, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createClient } from '../platform/database/connections';
import { createTestDatabase } from '../testing/test-database';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { SalesTax1700000000038 } from './0038-sales-tax';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** Migrates an older database with these rows; returns how it charges tax. */
async function migrated(rows: string): Promise<object[]> {
  database = await createTestDatabase('empty');
  await migrate(database.url, migrations.slice(0, migrations.indexOf(SalesTax1700000000038)));
  client = createClient({ connectionString: database.url });
  await client.connect();
  await client.query(rows);
  await migrate(database.url, migrations);
  const profile = await client.query('select "taxMode", version from business_profile');
  const audited = await client.query(
    `select from audit_log where relation = 'business_profile' and after ? 'taxMode'`,
  );
  expect(audited.rowCount).toBe(0);
  return profile.rows;
}

it('leaves a new database without a profile, so that tax is added', async () => {
  expect(await migrated('')).toEqual([]);
});

it('keeps tax included in a database with an account and no profile', async () => {
  const rows = `insert into users (email) values ('owner@example.com')`;
  expect(await migrated(rows)).toEqual([{ taxMode: 'included', version: 0 }]);
});

it('keeps tax included in a database with a profile', async () => {
  const rows = `insert into business_profile ("timeZone", "daysUntilDue") values ('UTC', 14)`;
  expect(await migrated(rows)).toEqual([{ taxMode: 'included', version: 1 }]);
});
