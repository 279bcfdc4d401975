import { type SqlConnection, sql } from '../../../platform/database/sql';
import { BackupError } from '../backup-error';

/** One backup of a database at a time, and none while it is being restored. */
const BACKUP_LOCK = 7_205_759_405;

export const ALREADY_BACKING_UP = 'Another backup is being made. Try again when it has ended.';

export class AlreadyBackingUpError extends BackupError {
  constructor() {
    super(ALREADY_BACKING_UP);
  }
}

/**
 * Does `work` while no other backup is made. The lock is given back before this ends: PostgreSQL takes it
 * from a closed connection a moment later, and a backup made in that moment would be refused.
 */
export async function underBackupLock<T>(
  client: SqlConnection,
  work: () => Promise<T>,
): Promise<T> {
  await take(client, BACKUP_LOCK);
  return thenRelease(client, BACKUP_LOCK, work);
}

/** One nightly backup at a time, until it is in the history, where the next one sees it. */
const NIGHTLY_LOCK = 7_205_759_408;

export async function underNightlyLock<T>(
  client: SqlConnection,
  work: () => Promise<T>,
): Promise<T> {
  await take(client, NIGHTLY_LOCK);
  return thenRelease(client, NIGHTLY_LOCK, work);
}

/** One server copies backups to the bucket at a time; another waits. */
const COPY_LOCK = 7_205_759_407;

/** Does `work` after every other server has ended its own. */
export async function underCopyLock<T>(client: SqlConnection, work: () => Promise<T>): Promise<T> {
  await client.query(sql`set lock_timeout = 0`);
  await client.query(sql`select pg_advisory_lock($1)`, [COPY_LOCK]);
  return thenRelease(client, COPY_LOCK, work);
}

/** Throws when another connection has the lock. */
async function take(client: SqlConnection, lock: number): Promise<void> {
  const { rows } = await client.query<{ ours: boolean }>(
    sql`select pg_try_advisory_lock($1) as ours`,
    [lock],
  );
  if (!rows[0]?.ours) throw new AlreadyBackingUpError();
}

async function thenRelease<T>(
  client: SqlConnection,
  lock: number,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } finally {
    // On a connection that is lost or in a failed transaction it goes with the connection.
    await client.query(sql`select pg_advisory_unlock($1)`, [lock]).catch(() => undefined);
  }
}

/** In SQL: whether one is being made, by any server. */
export const isBackingUp = sql`exists (select from pg_locks
  where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32 | objid::bigint) = ${BACKUP_LOCK})`;
