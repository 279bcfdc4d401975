import { expect, it } from '@jest/globals';
import { sql } from '../../../platform/database/sql';
import { createClient } from '../../../platform/database/connections';
import { createTestDatabase } from '../../../testing/test-database';
import { backedUpTables, leftOutTables } from './table-names';

it('lists every table of the schema as backed up or left out', async () => {
  const database = await createTestDatabase();
  const client = createClient({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  await client.end();
  await database.drop();
  const known = rows.map(({ name }) => name);
  expect([...backedUpTables, ...leftOutTables].sort()).toEqual(known.sort());
});
