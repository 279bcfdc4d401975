import { StartError } from '../config/load-environment';
import { START_CONNECT_MS, createClient } from './connections';
import { sql } from './sql';

/** Beside the pool: what a server listens on, and what backups, rehearsals and updates use. */
const OTHERS = 4;

/** What one server needs more than the database allows, in a sentence; undefined where there is room. */
export function lackOfConnections(pool: number, allowed: number): string | undefined {
  const needed = pool + OTHERS;
  if (needed <= allowed) return undefined;
  return `The database allows ${allowed} connections, and a server with DATABASE_POOL=${pool} needs ${needed}. Lower it, or raise max_connections.`;
}

/** Before it serves anyone: with too few, requests would fail only when many come at once. */
export async function assertRoomForPool(url: string, pool: number): Promise<void> {
  const client = createClient({ connectionString: url, connectionTimeoutMillis: START_CONNECT_MS });
  await client.connect();
  try {
    const { rows } = await client.query<{ allowed: number }>(
      sql`select current_setting('max_connections')::int as allowed`,
    );
    const lack = lackOfConnections(pool, rows[0]!.allowed);
    if (lack) throw new StartError(lack);
  } finally {
    await client.end().catch(() => undefined);
  }
}
