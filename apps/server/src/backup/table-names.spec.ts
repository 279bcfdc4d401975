import { expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../testing/test-database';
import { backedUpTables, leftOutTables } from './snapshot/table-names';

it('every table of the schema is either in a backup or left out of it', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client(database.url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  await client.end();
  await database.drop();
  const known = [...backedUpTables, ...leftOutTables].sort();
  expect(rows.map(({ name }) => name)).toEqual(known);
});
