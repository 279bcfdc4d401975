import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The one pool that everything shares: entities, sessions, limits. */
export const poolOf = (dataSource: DataSource): Pool =>
  (dataSource.driver as PostgresDriver).master as Pool;

/**
 * A connection may end between two holders, when neither listens: an error that nobody hears would end
 * the process. And one that let a query run into its time limit may be dead, and the request that took
 * it next would wait as long in vain: it is closed, so that the pool makes another.
 */
export function guardConnections(pool: Pool): void {
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    client.on('error', () => undefined);
    const query = client.query.bind(client) as (...input: unknown[]) => unknown;
    client.query = ((...input: unknown[]) => {
      const result = query(...input);
      if (result instanceof Promise) result.catch((error: unknown) => closeIfDead(client, error));
      return result;
    }) as typeof client.query;
  });
}

function closeIfDead(client: PoolClient, error: unknown): void {
  if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
  void (client as unknown as { end(): Promise<void> }).end().catch(() => undefined);
}
