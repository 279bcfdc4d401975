import { type SqlConnection, sql } from '../../platform/database/sql';
import { BackupError } from '../backup-error';

/** One backup of a database at a time, and none while it is being restored. */
const BACKUP_LOCK = 7_205_759_405;

export const ALREADY_BACKING_UP = 'Another backup is being made. Try again when it has ended.';

async function lockBackups(client: SqlConnection): Promise<void> {
  const { rows } = await client.query<{ ours: boolean }>(
    sql`select pg_try_advisory_lock($1) as ours`,
    [BACKUP_LOCK],
  );
  if (!rows[0]?.ours) throw new BackupError(ALREADY_BACKING_UP);
}

/**
 * Does `work` while no other backup is made. The lock is given back before this ends: PostgreSQL takes it
 * from a closed connection a moment later, and a backup made in that moment would be refused.
 */
export async function underBackupLock<T>(
  client: SqlConnection,
  work: () => Promise<T>,
): Promise<T> {
  await lockBackups(client);
  try {
    return await work();
  } finally {
    // On a connection that is lost or in a failed transaction it goes with the connection.
    await client.query(sql`select pg_advisory_unlock($1)`, [BACKUP_LOCK]).catch(() => undefined);
  }
}

/** In SQL: whether one is being made, by any server. */
export const isBackingUp = sql`exists (select from pg_locks
  where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32 | objid::bigint) = ${BACKUP_LOCK})`;
