import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Client {
  connect(): Promise<void>;
  query(statement: string, values: unknown[]): Promise<unknown>;
  end(): Promise<void>;
}

/** Taken from the server's own package, as the web's packages must not depend on it. */
const { Client } = createRequire(new URL('../../../server/package.json', import.meta.url))(
  'pg',
) as {
  Client: new (options: object) => Client;
};

/** The line of PostgreSQL's lock file with its port. */
const PORT_LINE = 3;

/** Runs SQL on a server's database, for states that no screen or call can create. */
export async function runSql(
  dataFolder: string,
  statement: string,
  values: unknown[] = [],
): Promise<void> {
  const read = (...path: string[]) => readFileSync(join(dataFolder, ...path), 'utf8');
  const client = new Client({
    host: '127.0.0.1',
    port: Number(read('postgres', 'postmaster.pid').split('\n')[PORT_LINE]),
    user: 'polaris',
    database: 'polaris',
    password: read('secrets', 'postgres-password').trim(),
  });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
