import 'reflect-metadata';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { storedSecret } from '../platform/config/secrets';
import { EmbeddedCluster } from '../platform/database/embedded/cluster';
import { ADMIN_ROLE } from '../platform/database/embedded/roles';
import { prepareDatabase } from '../prepare-database';

declare global {
  var testCluster: { stop(): Promise<void>; folder: string } | undefined;
}

/** One PostgreSQL for the run, with a migrated database that every test file copies. */
export default async function setUp(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-test-'));
  // A cluster below the system's temporary folder must be reachable for the account it runs as.
  chmodSync(folder, 0o711);
  const cluster = await EmbeddedCluster.start(folder, () => undefined);
  const adminPassword = await storedSecret(folder, 'postgres-admin-password');
  await stopWaitingForDisk(cluster.url(), adminPassword);
  const client = new pg.Client({ connectionString: cluster.url() });
  await client.connect();
  await client.query('create database template_polaris');
  await client.end();
  await prepareDatabase(cluster.url('template_polaris'));
  process.env.TEST_DATABASE_URL = cluster.url();
  process.env.TEST_ADMIN_PASSWORD = adminPassword;
  globalThis.testCluster = { stop: () => cluster.stop(), folder };
}

/** Nothing in it outlives the run. */
async function stopWaitingForDisk(databaseUrl: string, password: string): Promise<void> {
  const url = new URL(databaseUrl);
  url.username = ADMIN_ROLE;
  url.password = password;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  await admin.end();
}
