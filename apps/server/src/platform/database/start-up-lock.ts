import pg from 'pg';

/** Any number of servers may start together: one brings the schema up to date, the others wait. */
const START_UP_LOCK = 7_205_759_401;

/** Runs work under the lock. It belongs to a connection: it is gone with a process that dies. */
export async function underStartUpLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_UP_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
