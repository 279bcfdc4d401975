import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type SqlClient, sql } from '../../../platform/database/sql';
import { createClient } from '../../../platform/database/connections';
import { dropDatabase } from '../../../platform/database/drop-database';
import { BackupError } from '../backup-error';

/** PostgreSQL truncates longer names. */
const MAX_NAME_LENGTH = 63;
/** The comment on databases that can be dropped. Others are never dropped, whatever their name. */
const OWNED_COMMENT = 'Made by Polaris to rehearse a restore';
/** One rehearsal at a time: otherwise the second would drop the first one's database as a leftover. */
const REHEARSAL_LOCK = 7_205_759_406;

/**
 * Creates an empty temporary database, and drops it after the work. Returns `impossible` if the role cannot create
 * databases.
 */
export async function withScratchDatabase(
  url: string,
  work: (scratchUrl: string) => Promise<void>,
): Promise<'passed' | 'impossible'> {
  const { prefix, name, scratchUrl } = scratchDatabaseOf(url);
  const admin = createClient({ connectionString: url, application_name: 'polaris-rehearsal' });
  await admin.connect();
  try {
    await admin.query(sql`select pg_advisory_lock($1)`, [REHEARSAL_LOCK]);
    await dropLeftovers(admin, prefix);
    if (!(await makeDatabase(admin, name))) return 'impossible';
    try {
      await work(scratchUrl);
      return 'passed';
    } finally {
      await dropDatabase(admin, name).catch(() => undefined);
    }
  } finally {
    await admin.end().catch(() => undefined);
  }
}

/** Returns false if the role lacks the permission. */
async function makeDatabase(admin: SqlClient, name: string): Promise<boolean> {
  const database = sql.identifier('catalog', name);
  try {
    await admin.query(sql`create database ${database} template template0`);
    await admin.query(sql`comment on database ${database} is ${sql.value(OWNED_COMMENT)}`);
    return true;
  } catch (error) {
    if ((error as pg.DatabaseError).code === '42501') return false;
    throw new BackupError(`The database ${name} could not be made: ${(error as Error).message}`);
  }
}

/** Drops databases of killed rehearsals, if this role owns them. */
async function dropLeftovers(admin: SqlClient, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    sql`select datname from pg_database
     where starts_with(datname, $1) and shobj_description(oid, 'pg_database') = $2
       and pg_has_role(datdba, 'usage')`,
    [prefix, OWNED_COMMENT],
  );
  for (const { datname } of rows) await dropDatabase(admin, datname);
}

/** A random name, so that it cannot clash with another database. */
function scratchDatabaseOf(url: string): { prefix: string; name: string; scratchUrl: string } {
  const scratch = new URL(url);
  const random = randomBytes(6).toString('hex');
  const suffix = '_rehearsal_';
  const base = decodeURIComponent(scratch.pathname.slice(1)) || 'polaris';
  const prefix = base.slice(0, MAX_NAME_LENGTH - suffix.length - random.length) + suffix;
  const name = prefix + random;
  scratch.pathname = `/${encodeURIComponent(name)}`;
  return { prefix, name, scratchUrl: scratch.href };
}
