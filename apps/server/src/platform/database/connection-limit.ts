import { StartError } from '../config/load-environment';
import { START_CONNECT_MS, createClient } from './connections';
import { sql } from './sql';

/** Connections besides the pool: for notifications, backups, rehearsals and updates. */
const OTHERS = 4;

/** Returns a sentence if the database allows fewer connections than one server needs; undefined if there are enough. */
export function lackOfConnections(pool: number, allowed: number): string | undefined {
  const needed = pool + OTHERS;
  if (needed <= allowed) return undefined;
  return `The database allows ${allowed} connections, and a server with DATABASE_POOL=${pool} needs ${needed}. Lower it, or raise max_connections.`;
}

/** Checked at startup: otherwise requests would fail only under load. */
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
