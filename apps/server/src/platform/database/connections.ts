import pg from 'pg';
import type { SqlClient } from './sql';
import { DataSource, type DataSourceOptions } from 'typeorm';

/**
 * The only place where clients, pools and data sources are made: an unhandled error ends the
 * process, so each connection has its listener from the first moment. A lost one shows at its next query.
 */
const ignoreErrors = () => undefined;

/** How long a start waits for a connection: one that cannot be made is refused at once, unless the machine is busy. */
export const START_CONNECT_MS = 30_000;

/** The caller connects it and ends it. */
export function createClient(config: pg.ClientConfig): SqlClient {
  return new pg.Client(config).on('error', ignoreErrors);
}

class Pool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => {
      client.on('error', ignoreErrors);
      closeWhenDead(client);
    });
  }
}

const driver = { ...pg, Pool };

export function openDataSource(options: DataSourceOptions): Promise<DataSource> {
  return new DataSource({ ...options, driver }).initialize();
}

/**
 * A connection that let a query run into its time limit may be dead, and the request that took it next
 * would wait as long in vain: it is closed, so that the pool makes another.
 */
function closeWhenDead(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...input: unknown[]) => unknown;
  client.query = ((...input: unknown[]) => {
    const result = query(...input);
    if (result instanceof Promise) result.catch((error: unknown) => closeIfDead(client, error));
    return result;
  }) as typeof client.query;
}

function closeIfDead(client: pg.PoolClient, error: unknown): void {
  if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
  void (client as unknown as { end(): Promise<void> }).end().catch(() => undefined);
}
