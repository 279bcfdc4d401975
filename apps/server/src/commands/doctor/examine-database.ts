import { BackupError } from '../../office/backup/backup-error';
import { readMigrations } from '../../office/backup/snapshot/migrations.read-model';
import { type SqlClient, sql } from '../../platform/database/sql';
import { TOO_OLD, isBeforeBaseline, sinceBaseline } from '../../platform/database/baseline';
import { createClient } from '../../platform/database/connections';
import { lackOfConnections } from '../../platform/database/connection-limit';
import { migrations } from '../../migrations/migrations';
import type { DatabaseHandle } from '../../start';
import { type Finding, fault, good } from './finding';

const PART = 'Database';
const CLOCK_MS = 5000;
/** The version that everything is tested with. */
const MAJOR = 18;

interface Facts {
  role: string;
  isSuperuser: boolean;
  mayCreate: boolean;
  version: string;
  versionNumber: number;
  mostConnections: number;
  now: Date;
}

/** Checks the role, the version, the connections, the clock and the tables of the database. */
export async function examineDatabase(
  { url, embedded }: Pick<DatabaseHandle, 'url' | 'embedded'>,
  pool: number,
): Promise<Finding[]> {
  const client = createClient({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const facts = await readFacts(client);
    const faults = [
      ...faultsOfRole(facts),
      ...faultsOfServer(facts, pool),
      ...(await faultsOfTables(client)),
    ];
    const kind = embedded ? 'the embedded one' : `as ${facts.role}`;
    return faults.length > 0
      ? faults.map((text) => fault(PART, text))
      : [good(PART, `PostgreSQL ${facts.version}, ${kind}.`)];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readFacts(client: SqlClient): Promise<Facts> {
  const { rows } = await client.query<Facts>(sql`
    select rolname as role, rolsuper as "isSuperuser", rolcreatedb as "mayCreate",
      current_setting('server_version') as version,
      current_setting('server_version_num')::int as "versionNumber",
      current_setting('max_connections')::int as "mostConnections", clock_timestamp() as now
    from pg_roles where rolname = current_user`);
  return rows[0]!;
}

function faultsOfRole({ role, isSuperuser, mayCreate }: Facts): string[] {
  if (isSuperuser)
    return [
      `${role} is a superuser: who gets into the server could read every file of the database's machine. Make a role that owns this database alone, and name it in DATABASE_URL.`,
    ];
  return mayCreate
    ? []
    : [
        `${role} may not create databases, so no backup can be rehearsed and no update tried. As a superuser: alter role ${role} createdb`,
      ];
}

function faultsOfServer(
  { version, versionNumber, mostConnections, now }: Facts,
  pool: number,
): string[] {
  const found: string[] = [];
  if (versionNumber < MAJOR * 10_000)
    found.push(`PostgreSQL ${version} is older than ${MAJOR}, which Polaris is tested with.`);
  const lack = lackOfConnections(pool, mostConnections);
  if (lack) found.push(lack);
  const offBy = Math.abs(now.getTime() - Date.now());
  if (offBy > CLOCK_MS)
    found.push(
      `Its clock and that of this machine differ by ${Math.round(offBy / 1000)} s, which ends links and codes too early or too late. Set both by the network: timedatectl set-ntp true`,
    );
  return found;
}

async function faultsOfTables(client: SqlClient): Promise<string[]> {
  const ran = await readMigrations(client).catch((error: Error) => error);
  if (ran instanceof BackupError) return [`${ran.message} Start the server, or restore a backup.`];
  if (ran instanceof Error) throw ran;
  if (isBeforeBaseline(ran)) return [TOO_OLD.database];
  const known = migrations.map(({ name }) => name);
  const current = sinceBaseline(ran);
  const newer = current.find((name) => !known.includes(name));
  if (newer)
    return [
      `It was used by a newer Polaris (${newer}). Start that version again, or return to a backup: see "Update, and roll back" in docs/operations.md.`,
    ];
  return current.length < known.length
    ? ['It is not up to date with this version. Restart the server, which updates it.']
    : [];
}
