import pg from 'pg';

export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString });
  // The query that is under way reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A digest of every row of all our tables. */
export const digestOf = (databaseUrl: string): Promise<Map<string, string>> =>
  withClient(databaseUrl, async (client) => {
    const digests = new Map<string, string>();
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as digest
         from "${name}" t`,
      );
      digests.set(name, rows[0]!.digest);
    }
    return digests;
  });

/** The tables whose rows are not what they were. */
export const changedTables = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
