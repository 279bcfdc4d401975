import { type DataSource, MigrationExecutor } from 'typeorm';
import { StartError } from '../platform/config/load-environment';
import { openDataSource } from '../platform/database/connections';
import { underStartUpLock } from '../platform/database/start-up-lock';
import { migrations } from './migrations';

/**
 * Brings the schema up to date; answers the names of the migrations that ran. Tests stop at an old one.
 * `beforeUpdate` is awaited, with every other server waiting, when a database that is in use is about to change.
 */
export async function migrate(
  url: string,
  upTo = migrations,
  beforeUpdate?: () => Promise<void>,
): Promise<string[]> {
  const work = async (dataSource: DataSource) => {
    if (beforeUpdate && (await isOutdated(dataSource))) await beforeUpdate();
    return dataSource.runMigrations();
  };
  const ran = await withConnection(url, work, upTo);
  return ran.map((migration) => migration.name);
}

/** Of an older Polaris; a new database has no data yet. */
async function isOutdated(dataSource: DataSource): Promise<boolean> {
  const executor = new MigrationExecutor(dataSource);
  const executed = await executor.getExecutedMigrations();
  return executed.length > 0 && (await executor.getPendingMigrations()).length > 0;
}

/** Takes the newest migration back. */
export async function revertLast(url: string): Promise<void> {
  await withConnection(url, (dataSource) => dataSource.undoLastMigration());
}

/** One connection without time limits. */
function withConnection<T>(
  url: string,
  work: (dataSource: DataSource) => Promise<T>,
  known = migrations,
): Promise<T> {
  return underStartUpLock(url, async () => {
    const dataSource = await openDataSource({
      type: 'postgres',
      url,
      migrations: known,
      migrationsTableName: 'migrations',
      migrationsTransactionMode: 'each',
      installExtensions: false,
      poolSize: 1,
      applicationName: 'polaris-migrate',
      logging: false,
    });
    try {
      await assertKnown(dataSource);
      return await work(dataSource);
    } finally {
      await dataSource.destroy();
    }
  });
}

/** What a newer Polaris has changed, this one would go on to use as if it had not. */
async function assertKnown(dataSource: DataSource): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const executed = await new MigrationExecutor(dataSource).getExecutedMigrations();
  const unknown = executed.find(({ name }) => !known.has(name));
  if (unknown)
    throw new StartError(
      `The database was made by a newer Polaris (${unknown.name}). Update this one, or restore a backup of its own time into an empty database.`,
    );
}
