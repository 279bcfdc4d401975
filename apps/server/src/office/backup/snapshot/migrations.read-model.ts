import { type SqlConnection, sql } from '../../../platform/database/sql';
import { BackupError } from '../backup-error';

/** The names of executed migrations, in order. */
export async function readMigrations(client: SqlConnection): Promise<string[]> {
  const { rows: found } = await client.query(sql`select from pg_tables
    where schemaname = current_schema() and tablename = 'migrations'`);
  if (found.length === 0) throw new BackupError('This database holds no Polaris.');
  const { rows } = await client.query<{ name: string }>(
    sql`select name from migrations order by id`,
  );
  return rows.map(({ name }) => name);
}
