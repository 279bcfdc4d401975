import { type SqlConnection, sql } from '../../../platform/database/sql';
import { BackupError } from '../backup-error';

/** Allows one backup of a database at a time, and none during a restore. */
const BACKUP_LOCK = 7_205_759_405;

export const ALREADY_BACKING_UP = 'Another backup is being made. Try again when it has ended.';

export class AlreadyBackingUpError extends BackupError {
  constructor() {
    super(ALREADY_BACKING_UP);
  }
}

/**
 * Runs `work` with the backup lock. Releases it explicitly: PostgreSQL releases locks slightly after a connection
 * closes, and a backup started in between would fail.
 */
export async function underBackupLock<T>(
  client: SqlConnection,
  work: () => Promise<T>,
): Promise<T> {
  await take(client, BACKUP_LOCK);
  return thenRelease(client, BACKUP_LOCK, work);
}

/** Allows one nightly backup at a time, until its run is in the history for the next one to see. */
const NIGHTLY_LOCK = 7_205_759_408;

export async function underNightlyLock<T>(
  client: SqlConnection,
  work: () => Promise<T>,
): Promise<T> {
  await take(client, NIGHTLY_LOCK);
  return thenRelease(client, NIGHTLY_LOCK, work);
}

/** Allows one server at a time to copy to the bucket; others wait. */
const COPY_LOCK = 7_205_759_407;

/** Runs `work` after waiting for all other servers. */
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
    // If this fails, the lock is released with the connection.
    await client.query(sql`select pg_advisory_unlock($1)`, [lock]).catch(() => undefined);
  }
}

/** SQL for whether any server is making a backup now. */
export const isBackingUp = sql`exists (select from pg_locks
  where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32 | objid::bigint) = ${BACKUP_LOCK})`;
