import type pg from 'pg';
import { driverOf } from '../../platform/database/sql';
import { createClient } from '../../platform/database/connections';
import { createTestDatabase } from '../../testing/test-database';
import { migrate } from '../migrate';
import { migrations } from '../migrations';
import type { Migration, SchemaFixture } from './schema-fixture';
import { schemaFixtures } from './schema-fixtures';

/** A database as a server of long ago left it. */
export interface OldDatabase {
  url: string;
  client: pg.Client;
  drop(): Promise<void>;
}

const position = (migration: Migration): number => migrations.indexOf(migration);

/** Migrated up to this migration, and filled. */
export async function makeOldDatabase(newest: Migration): Promise<OldDatabase> {
  const database = await createTestDatabase('empty');
  const { url } = database;
  await migrate(url, migrations.slice(0, position(newest) + 1));
  const client = createClient({ connectionString: url });
  await client.connect();
  for (const fixture of schemaFixtures)
    if (position(fixture.migration) <= position(newest))
      for (const rows of rowsFor(fixture, newest)) await driverOf(client).query(rows);
  return {
    url,
    client,
    drop: async () => {
      await client.end();
      await database.drop();
    },
  };
}

function rowsFor({ rows, earlierRows = [] }: SchemaFixture, newest: Migration): string[] {
  const fitting = earlierRows.filter(({ until }) => position(newest) < position(until));
  return [...(rows ? [rows] : []), ...fitting.map((earlier) => earlier.rows)];
}
