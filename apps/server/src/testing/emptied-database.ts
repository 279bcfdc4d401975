import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { from, to } from 'pg-copy-streams';
import { createClient } from '../platform/database/connections';
import { ADMIN_ROLE } from '../platform/database/embedded/roles';
import { type SqlClient, type SqlText, sql } from '../platform/database/sql';

interface Sequence {
  name: string;
  value: string | null;
}

/** Resets a test database to its first contents. */
export class EmptiedDatabase {
  private constructor(
    private readonly url: string,
    /** The rows of the tables that had some, in the format of `copy`. */
    private readonly rows: Map<SqlText, Buffer>,
    private readonly sequences: Sequence[],
    private readonly tables: string[],
  ) {}

  static remember(url: string): Promise<EmptiedDatabase> {
    return asAdmin(url, async (client) => {
      const rows = new Map<SqlText, Buffer>();
      for (const table of await tablesWithRows(client))
        rows.set(
          table,
          await buffer(client.query(to(sql`copy ${table} to stdout (format binary)`))),
        );
      return new EmptiedDatabase(url, rows, await sequencesOf(client), await tablesOf(client));
    });
  }

  /** Triggers and foreign keys are off: what a test did is undone without a trace. */
  async reset(): Promise<void> {
    await asAdmin(this.url, async (client) => {
      const added = (await tablesOf(client)).filter((name) => !this.tables.includes(name));
      if (added.length > 0)
        throw new Error(`A test made ${added.join(', ')}: it needs startTestApp({}).`);
      await client.query(sql`begin`);
      await client.query(sql`set local session_replication_role = replica`);
      for (const table of await tablesWithRows(client))
        await client.query(sql`delete from ${table}`);
      for (const [table, rows] of this.rows)
        await pipeline(
          Readable.from([rows]),
          client.query(from(sql`copy ${table} from stdin (format binary)`)),
        );
      for (const { name, value } of this.sequences)
        await client.query(sql`select setval($1, coalesce($2::bigint, 1), $2 is not null)`, [
          name,
          value,
        ]);
      await client.query(sql`commit`);
      for (const channel of CHANNELS) await client.query(sql`select pg_notify($1, '')`, [channel]);
    });
  }
}

/** Notifications that reset what the server caches from its database. */
const CHANNELS = ['content_changed', 'mail_settings_changed'];

async function asAdmin<T>(url: string, work: (client: SqlClient) => Promise<T>): Promise<T> {
  const address = new URL(url);
  address.username = ADMIN_ROLE;
  address.password = process.env.TEST_ADMIN_PASSWORD!;
  const client = createClient({ connectionString: address.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function tablesOf(client: SqlClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    sql`select format('%I.%I', nspname, relname) as name
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`,
  );
  return rows.map(({ name }) => name);
}

async function tablesWithRows(client: SqlClient): Promise<SqlText[]> {
  // In one statement, as there are more than a hundred.
  const questions = (await tablesOf(client)).map(
    (name) => `select ${sql.value(name)} as name where exists (select from ${sql.printed(name)})`,
  );
  const { rows } = await client.query<{ name: string }>(sql.printed(questions.join(' union all ')));
  return rows.map(({ name }) => sql.printed(name));
}

async function sequencesOf(client: SqlClient): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    sql`select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences`,
  );
  return rows;
}
