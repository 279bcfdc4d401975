import { type SqlClient, sql } from './sql';
import { START_CONNECT_MS, createClient } from './connections';

/** If several servers start concurrently, one updates the schema and the others wait. */
const START_UP_LOCK = 7_205_759_401;

/** Runs work under the lock, which belongs to this connection: a process that dies releases it. */
export async function underStartUpLock<T>(
  url: string,
  work: (client: SqlClient) => Promise<T>,
): Promise<T> {
  const client = createClient({ connectionString: url, connectionTimeoutMillis: START_CONNECT_MS });
  await client.connect();
  try {
    await client.query(sql`select pg_advisory_lock($1)`, [START_UP_LOCK]);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
