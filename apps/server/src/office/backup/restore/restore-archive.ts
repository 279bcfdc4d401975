import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type SqlConnection, sql } from '../../../platform/database/sql';
import { TOO_OLD, isBeforeBaseline, sinceBaseline } from '../../../platform/database/baseline';
import { openDataSource } from '../../../platform/database/connections';
import { JOBS_SCHEMA } from '../../../platform/jobs/job-queue';
import { underStartUpLock } from '../../../platform/database/start-up-lock';
import type { Archive } from '../archive/archive-reader';
import { BackupError } from '../backup-error';
import { blobFoldersOf } from '../blobs/blob-reader';
import type { Progress } from '../progress';
import { underBackupLock } from '../snapshot/backup-lock';
import { writePlainValues } from '../snapshot/connect';
import { backedUpTables, leftOutTables } from '../snapshot/table-names';
import { readTables } from '../snapshot/tables';
import { type KnownSchema, checkArchive } from './check-archive';
import { loadRows } from './load-rows';
import { Schema } from './schema';

/** The schema, and how to adapt restored rows so that nothing continues as before the restore. */
export interface RestoreRules {
  migrations: (new () => MigrationInterface)[];
  /** The tables in a backup; by default those of Polaris. */
  tables?: string[];
  /** Runs in the transaction with the current schema; returns the number of mails put on hold. */
  afterLoad?: (runner: QueryRunner, restored: LoadedBackup) => Promise<number>;
}

/** The restored backup, for `afterLoad`. */
export interface LoadedBackup {
  file: string;
  startedAt: Date;
  archive: Archive;
  actorId: string | undefined;
}

export interface Restored extends Archive {
  heldMails: number;
}

export interface RestoreOptions {
  passphrase?: string | undefined;
  /** Another folder to search for the archive's blobs. */
  backupFolder?: string | undefined;
  /** Allows replacing live data; otherwise the database must be empty. */
  replace?: boolean;
  /** Drops everything of a newer version without a backup. Requires a database used only by Polaris. */
  rollBack?: boolean;
  /** The user who requested it, for the audit log. */
  actorId?: string | undefined;
  /** Receives the current step as text. */
  onStep?: (step: string) => void;
  onProgress?: Progress;
  /** Called after reading the archive and locking the database, before anything changes. */
  beforeReplace?: () => Promise<void>;
}

export const knownSchema = ({
  migrations,
  tables = backedUpTables,
}: RestoreRules): Pick<KnownSchema, 'migrations' | 'tables'> => ({
  migrations: migrations.map(({ name }) => name),
  tables,
});

/** Replaces the database with an archive in one transaction, which only commits after all rows were compared. */
export async function restoreArchive(
  url: string,
  file: string,
  rules: RestoreRules,
  options: RestoreOptions = {},
): Promise<Restored> {
  const startedAt = new Date();
  options.onStep?.('Checking the backup');
  const blobFolders = blobFoldersOf(file, options.backupFolder);
  const known = { ...knownSchema(rules), blobFolders };
  const archive = await checkArchive(file, options.passphrase, known);
  const loaded = { file, startedAt, archive, actorId: options.actorId };
  const heldMails = await underStartUpLock(url, () =>
    withRunner(url, rules, async (runner) => {
      const client = (await runner.connect()) as SqlConnection;
      await writePlainValues(client);
      await assertAlone(client);
      if (!options.rollBack) await assertOurs(runner);
      if (!options.rollBack && (await hasRows(client, rules))) await prepareReplace(options);
      const held = await underBackupLock(client, () =>
        inTransaction(runner, () => load(runner, client, loaded, rules, options)),
      );
      await client.query(sql`analyze`);
      return held;
    }),
  );
  return { ...archive, heldMails };
}

async function load(
  runner: QueryRunner,
  client: SqlConnection,
  loaded: LoadedBackup,
  rules: RestoreRules,
  { onStep, onProgress, passphrase, rollBack, backupFolder }: RestoreOptions,
): Promise<number> {
  const { archive, file } = loaded;
  onStep?.('Making the tables');
  // Tables of a newer version are unknown here, so the database must find what to drop.
  if (rollBack) await client.query(sql`drop owned by current_user cascade`);
  else await removeTables(runner, client, rules);
  await new Schema(runner).runUpTo(archive.header.migrations.at(-1));
  onStep?.('Loading');
  const tables = rules.tables ?? backedUpTables;
  const blobFolders = blobFoldersOf(file, backupFolder);
  const { manifest } = archive;
  const source = { file, passphrase, manifest, onProgress, tables, blobFolders };
  await loadRows(client, archive.header, source);
  onStep?.('Bringing the tables up to date');
  await new Schema(runner).runUpTo();
  return (await rules.afterLoad?.(runner, loaded)) ?? 0;
}

async function inTransaction<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  await runner.startTransaction();
  try {
    const result = await work();
    await runner.commitTransaction();
    return result;
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  }
}

async function withRunner<T>(
  url: string,
  { migrations }: RestoreRules,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const dataSource = await openDataSource({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: 'migrations',
    installExtensions: false,
    poolSize: 1,
    applicationName: 'polaris-restore',
    logging: false,
  });
  const runner = dataSource.createQueryRunner();
  try {
    return await work(runner);
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

/** A running server would continue with cached data of the old rows. */
async function assertAlone(client: SqlConnection): Promise<void> {
  const { rows } = await client.query(
    sql`select from pg_stat_activity
     where datname = current_database() and application_name in ('polaris', 'polaris-listen')`,
  );
  if (rows.length > 0) throw new BackupError('Polaris is running on this database. Stop it first.');
}

async function hasRows(client: SqlConnection, rules: RestoreRules): Promise<boolean> {
  for (const { name } of await readTables(client, rules.tables ?? backedUpTables)) {
    const { rows } = await client.query(
      sql`select from ${sql.identifier('catalog', name)} limit 1`,
    );
    if (rows.length > 0) return true;
  }
  return false;
}

async function prepareReplace({ replace, beforeReplace }: RestoreOptions): Promise<void> {
  if (!replace)
    throw new BackupError(
      'The database is not empty. With --replace its data is backed up, then replaced.',
    );
  await beforeReplace?.();
}

async function removeTables(
  runner: QueryRunner,
  client: SqlConnection,
  rules: RestoreRules,
): Promise<void> {
  await runner.query(sql`drop schema if exists ${sql.identifier('schema', JOBS_SCHEMA)} cascade`);
  await emptyTables(client, rules);
  await new Schema(runner).removeAll();
}

/** Empties the tables first, so that reverting migrations does not depend on the rows. */
async function emptyTables(client: SqlConnection, rules: RestoreRules): Promise<void> {
  const ours = [...(rules.tables ?? backedUpTables), ...leftOutTables];
  const tables = await readTables(
    client,
    ours.filter((name) => name !== 'migrations'),
  );
  const names = tables.map(({ name }) => sql.identifier('catalog', name));
  if (names.length > 0) await client.query(sql`truncate ${sql.join(names)}`);
}

/** Unknown migrations cannot be reverted. */
async function assertOurs(runner: QueryRunner): Promise<void> {
  const ran = await new Schema(runner).executed();
  if (isBeforeBaseline(ran)) throw new BackupError(TOO_OLD.database);
  const known = runner.connection.migrations.map(({ constructor }) => constructor.name);
  if (sinceBaseline(ran).some((name) => !known.includes(name)))
    throw new BackupError('The database was made by a newer Polaris. Update this one first.');
}
