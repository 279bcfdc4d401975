import { type DataSource, MigrationExecutor } from 'typeorm';
import { StartError } from '../platform/config/load-environment';
import { TOO_OLD, isBeforeBaseline, sinceBaseline } from '../platform/database/baseline';
import { openDataSource } from '../platform/database/connections';
import { underStartUpLock } from '../platform/database/start-up-lock';
import { migrations } from './migrations';

/**
 * Updates the schema; returns the names of the migrations that ran. Tests add their own. `beforeUpdate` is awaited
 * before a database with data is changed, while every other server waits.
 */
export async function migrate(
  url: string,
  known = migrations,
  beforeUpdate?: () => Promise<void>,
): Promise<string[]> {
  return underStartUpLock(url, async () => {
    // One connection without time limits.
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
      await assertKnown(
        dataSource,
        known.map(({ name }) => name),
      );
      if (beforeUpdate && (await isOutdated(dataSource))) await beforeUpdate();
      return (await dataSource.runMigrations()).map(({ name }) => name);
    } finally {
      await dataSource.destroy();
    }
  });
}

/** Whether it is the database of an older Polaris; a new one has no data yet. */
async function isOutdated(dataSource: DataSource): Promise<boolean> {
  const executor = new MigrationExecutor(dataSource);
  const executed = await executor.getExecutedMigrations();
  return executed.length > 0 && (await executor.getPendingMigrations()).length > 0;
}

/** Throws for unknown migrations: this Polaris would ignore what a newer one has changed. */
async function assertKnown(dataSource: DataSource, known: string[]): Promise<void> {
  const executed = await new MigrationExecutor(dataSource).getExecutedMigrations();
  const ran = executed.map(({ name }) => name).reverse();
  if (isBeforeBaseline(ran)) throw new StartError(TOO_OLD.database);
  const unknown = sinceBaseline(ran).find((name) => !known.includes(name));
  if (unknown)
    throw new StartError(
      `The database was made by a newer Polaris (${unknown}). Update this one, or restore a backup of its own time into an empty database.`,
    );
}
