import pg from 'pg';
import type { SqlClient } from './sql';
import { DataSource, type DataSourceOptions } from 'typeorm';

/**
 * All clients, pools and data sources are created here: an unhandled error event ends the process, so each connection
 * needs a listener from the start. A lost connection shows at its next query.
 */
const ignoreErrors = () => undefined;

/** In milliseconds. A refused connection fails immediately, so only a busy machine needs this long. */
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
 * A connection whose query ran into its time limit may be dead, and the next request on it would wait in vain. It is
 * closed, so that the pool opens a new one.
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
