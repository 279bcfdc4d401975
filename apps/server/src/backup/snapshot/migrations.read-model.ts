import type pg from 'pg';
import { BackupError } from '../backup-error';

/** The names of those that ran, in their order. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(`select from pg_tables
    where schemaname = current_schema() and tablename = 'migrations'`);
  if (found.length === 0) throw new BackupError('This database holds no Polaris.');
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  return rows.map(({ name }) => name);
}
