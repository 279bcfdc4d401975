import 'reflect-metadata';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from '../platform/database/sql';
import { createClient } from '../platform/database/connections';
import { storedSecret } from '../platform/config/secrets';
import { EmbeddedCluster } from '../platform/database/embedded/cluster';
import { ADMIN_ROLE } from '../platform/database/embedded/roles';
import { prepareDatabase } from '../prepare-database';
import { copyFolder, emptyDataFolder } from './processes/data-folder';

declare global {
  var testCluster: { stop(): Promise<void>; folders: string[] } | undefined;
}

/** One PostgreSQL for the run, with a migrated database that every test file copies. */
export default async function setUp(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-test-'));
  // The account that PostgreSQL runs as must be able to reach its folder.
  chmodSync(folder, 0o711);
  const prepared = await prepareFolder(folder);
  let cluster = await EmbeddedCluster.start(folder, () => undefined);
  const adminPassword = await storedSecret(folder, 'postgres-admin-password');
  await configure(cluster.url(), adminPassword);
  await cluster.stop();
  cluster = await EmbeddedCluster.start(folder, () => undefined);
  await makeTemplate(cluster.url('postgres'));
  process.env.TEST_DATABASE_URL = cluster.url();
  process.env.TEST_ADMIN_PASSWORD = adminPassword;
  process.env.TEST_PREPARED_FOLDER = prepared;
  globalThis.testCluster = { stop: () => cluster.stop(), folders: [folder, prepared] };
}

/** Prepares the database of a data folder; returns a copy for servers with their own folder. */
async function prepareFolder(folder: string): Promise<string> {
  const cluster = await EmbeddedCluster.start(folder, () => undefined);
  await prepareDatabase(cluster.url());
  await cluster.stop();
  const prepared = emptyDataFolder();
  copyFolder(folder, prepared);
  return prepared;
}

/** Turns the migrated database into the template and replaces it with an empty one. */
async function makeTemplate(url: string): Promise<void> {
  const client = createClient({ connectionString: url });
  await client.connect();
  await client.query(sql`alter database polaris rename to template_polaris`);
  await client.query(sql`create database polaris`);
  await client.end();
}

/** No data needs to survive the run, and several suites run servers at a time, each with its pool. */
async function configure(databaseUrl: string, password: string): Promise<void> {
  const url = new URL(databaseUrl);
  url.username = ADMIN_ROLE;
  url.password = password;
  const admin = createClient({ connectionString: url.href });
  await admin.connect();
  for (const setting of [sql`fsync`, sql`synchronous_commit`, sql`full_page_writes`])
    await admin.query(sql`alter system set ${setting} = off`);
  await admin.query(sql`alter system set max_connections = 300`);
  // Planning large queries for each value took longer than running them on few rows.
  await admin.query(sql`alter system set plan_cache_mode = force_generic_plan`);
  await admin.end();
}
