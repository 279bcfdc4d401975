import { type SqlClient, type SqlConnection, sql } from '../../../platform/database/sql';
import { createClient } from '../../../platform/database/connections';

/** Makes the text of rows independent of the server's settings, so that sums can be compared. */
const PLAIN_VALUES = sql`
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'postgres';
  set timezone = 'UTC';
  set bytea_output = 'hex';
  set extra_float_digits = 1;
  set client_encoding = 'UTF8';
  set statement_timeout = 0;
  set lock_timeout = '60s';
  set idle_in_transaction_session_timeout = 0`;

/** Runs `work` with a separate connection for long tasks, and always closes it. */
export async function withLongConnection<T>(
  url: string,
  application: string,
  work: (client: SqlClient) => Promise<T>,
): Promise<T> {
  const client = createClient({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: application,
    keepAlive: true,
  });
  await client.connect();
  try {
    await client.query(PLAIN_VALUES);
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Prepares an existing connection for reading or writing rows. */
export const writePlainValues = (client: SqlConnection) => client.query(PLAIN_VALUES);
