import { type SqlClient, type SqlConnection, sql } from '../../../platform/database/sql';
import { createClient } from '../../../platform/database/connections';

/** Rows are written the same way whatever the server's own settings are: sums can be compared. */
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

/** A connection of its own for long work; `work` gets it, and it is closed in any case. */
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

/** Sets what a connection of somebody else's must have while rows are read or written through it. */
export const writePlainValues = (client: SqlConnection) => client.query(PLAIN_VALUES);
