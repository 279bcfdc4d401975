import pg from 'pg';
import { createClient } from '../platform/database/connections';
import { BackupError } from './backup-error';
import { type RestoreRules, restoreArchive } from './restore/restore-archive';

/** The database is there for as long as the rehearsal takes. */
const SUFFIX = '_rehearsal';
/** The comment on a database that may be dropped again. */
const MARK = 'Made by Polaris to rehearse a restore';

/**
 * Restores a backup into a database of its own, compares every row and drops it again. Answers
 * `impossible` where the role may not make a database; throws when the backup cannot be restored.
 */
export async function rehearse(
  url: string,
  file: string,
  rules: Pick<RestoreRules, 'migrations'>,
  passphrase: string | undefined,
): Promise<'passed' | 'impossible'> {
  const { name, scratchUrl } = scratchOf(url);
  const admin = createClient({ connectionString: url, application_name: 'polaris-rehearsal' });
  await admin.connect();
  try {
    if (!(await makeDatabase(admin, name))) return 'impossible';
    try {
      await restoreArchive(scratchUrl, file, { migrations: rules.migrations }, { passphrase });
      return 'passed';
    } finally {
      await admin.query(dropped(name)).catch(() => undefined);
    }
  } finally {
    await admin.end().catch(() => undefined);
  }
}

/** False where the role may not. One that an earlier rehearsal left behind is dropped. */
async function makeDatabase(admin: pg.Client, name: string): Promise<boolean> {
  await assertOurs(admin, name);
  const database = pg.escapeIdentifier(name);
  try {
    await admin.query(dropped(name));
    await admin.query(`create database ${database} template template0`);
    await admin.query(`comment on database ${database} is '${MARK}'`);
    return true;
  } catch (error) {
    if ((error as pg.DatabaseError).code === '42501') return false;
    throw new BackupError(`The database ${name} could not be made: ${(error as Error).message}`);
  }
}

/** Another's database may have that name: what no rehearsal has marked is not touched. */
async function assertOurs(admin: pg.Client, name: string): Promise<void> {
  const { rows } = await admin.query<{ mark: string | null }>(
    `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
    [name],
  );
  if (rows.some(({ mark }) => mark !== MARK))
    throw new BackupError(
      `There is a database ${name} that no rehearsal has made. Rename it, or drop it if nobody needs it.`,
    );
}

const dropped = (name: string): string =>
  `drop database if exists ${pg.escapeIdentifier(name)} with (force)`;

function scratchOf(url: string): { name: string; scratchUrl: string } {
  const scratch = new URL(url);
  const name = `${decodeURIComponent(scratch.pathname.slice(1)) || 'polaris'}${SUFFIX}`;
  scratch.pathname = `/${encodeURIComponent(name)}`;
  return { name, scratchUrl: scratch.href };
}
