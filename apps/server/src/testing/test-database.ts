import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { sql } from '../platform/database/sql';
import { createClient } from '../platform/database/connections';
import { until } from './until';

/** A database of the test file's own, copied from the migrated one; `empty` has no schema yet. */
export async function createTestDatabase(
  kind: 'migrated' | 'empty' = 'migrated',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = kind === 'migrated' ? ' template template_polaris' : '';
  await administer(`create database ${name}${template}`);
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = name;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}

/** Autovacuum may be working in a database, and only a superuser may end it. */
const runPastVacuum = (client: pg.Client, statement: string): Promise<boolean> =>
  until(() =>
    client.query(statement).then(
      () => true,
      (error: pg.DatabaseError) => {
        if (error.code !== '42501') throw error;
        return false;
      },
    ),
  );

/** Test files run in parallel, but only one at a time can copy a template. */
async function administer(statement: string): Promise<void> {
  const client = createClient({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(sql`select pg_advisory_lock(1)`);
    await runPastVacuum(client, statement);
  } finally {
    await client.end();
  }
}
