import pg from 'pg';
import { installJobQueues } from '../platform/jobs/job-queues';
import { createMigrationDataSource } from '../platform/database/data-source';

/** Any number of servers may start together: one migrates, the others wait for it. */
const MIGRATION_LOCK = 7_205_759_401;

/** Brings the schema up to date; answers the names of the migrations that ran. */
export async function migrate(url: string): Promise<string[]> {
  return underLock(url, async () => {
    const dataSource = await createMigrationDataSource(url).initialize();
    try {
      const ran = await dataSource.runMigrations();
      await installJobQueues(url);
      return ran.map((migration) => migration.name);
    } finally {
      await dataSource.destroy();
    }
  });
}

/** Takes the newest migration back. */
export async function revertLast(url: string): Promise<void> {
  await underLock(url, async () => {
    const dataSource = await createMigrationDataSource(url).initialize();
    try {
      await dataSource.undoLastMigration();
    } finally {
      await dataSource.destroy();
    }
  });
}

/** The lock belongs to the connection: it is gone with a process that dies. */
async function underLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
