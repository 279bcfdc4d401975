import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { storedSecret } from '../../../platform/config/secrets';
import { createClient } from '../../../platform/database/connections';
import { EmbeddedCluster } from '../../../platform/database/embedded/cluster';
import { ADMIN_ROLE } from '../../../platform/database/embedded/roles';
import { type SqlText, sql } from '../../../platform/database/sql';
import { until } from '../../../testing/until';
import { withScratchDatabase } from './scratch-database';

async function query(url: string, ...statements: SqlText[]): Promise<unknown[]> {
  const client = createClient({ connectionString: url });
  await client.connect();
  let rows: unknown[] = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows;
}

it('drops the database of a rehearsal that autovacuum works in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-scratch-'));
  chmodSync(folder, 0o711);
  const cluster = await EmbeddedCluster.start(folder, () => undefined);
  const admin = new URL(cluster.url());
  admin.username = ADMIN_ROLE;
  admin.password = await storedSecret(folder, 'postgres-admin-password');
  await query(
    admin.href,
    sql`alter system set autovacuum_naptime = 1`,
    sql`select pg_reload_conf()`,
  );
  const vacuums = sql`select datname from pg_stat_activity
    where backend_type = 'autovacuum worker' and datname like '%rehearsal%'`;
  const result = await withScratchDatabase(cluster.url(), async (url) => {
    await query(
      url,
      // It works as slowly as possible, so that it lasts as long as the test.
      sql`create table busy (id int) with (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_cost_delay = 100,
        autovacuum_vacuum_cost_limit = 1)`,
      sql`insert into busy select generate_series(1, 500000)`,
      sql`delete from busy`,
    );
    await until(async () => (await query(admin.href, vacuums)).length > 0);
  });
  expect(result).toBe('passed');
  const left = sql`select from pg_database where datname like '%rehearsal%'`;
  expect(await query(admin.href, left)).toEqual([]);
  await cluster.stop();
  rmSync(folder, { recursive: true });
});
