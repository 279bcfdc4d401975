import { type SqlClient, sql } from '../../platform/database/sql';
import { createClient } from '../../platform/database/connections';

/** Some of the 80 migrations of a database that is older than the baseline. */
export const OLD_CHAIN = [
  'Initial1700000000001',
  'Crm1700000000003',
  'DoubtfulContacts1700000000097',
  'HoldsOfVisitors1700000000098',
];

/** Without the last one, so that its tables are older than the baseline. */
export const OLDER = OLD_CHAIN.slice(0, -1);

/** Records that exactly these migrations have run, oldest first. */
export async function setRan(url: string, names: string[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(sql`delete from migrations`);
    for (const name of names)
      await client.query(sql`insert into migrations (timestamp, name) values ($1, $2)`, [
        name.slice(-13),
        name,
      ]);
  });
}

export const readRan = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      sql`select name from migrations order by id`,
    );
    return rows.map(({ name }) => name);
  });

async function withClient<T>(url: string, work: (client: SqlClient) => Promise<T>): Promise<T> {
  const client = createClient({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
