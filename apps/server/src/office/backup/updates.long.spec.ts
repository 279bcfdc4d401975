import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type SqlClient, sql } from '../../platform/database/sql';
import { createClient } from '../../platform/database/connections';
import { EmbeddedCluster } from '../../platform/database/embedded/cluster';
import { contactInput } from '../../testing/data/factories';
import { startSmtp } from '../../testing/mail/smtp';
import { laterBuild } from '../../testing/processes/later-build';
import { runCommand } from '../../testing/processes/run-command';
import { useServers } from '../../testing/processes/running-servers';
import type { ServerProcess } from '../../testing/processes/server-process';
import { PASSWORD } from '../../testing/test-app';

const create = useServers();
const email = 'owner@example.com';
const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: PASSWORD, SMTP_URL: 'smtp://127.0.0.1:1' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-updates-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const dirOf = ({ dataDir }: ServerProcess) => ({ DATA_DIR: dataDir });

async function withDatabase<T>(
  { dataDir }: ServerProcess,
  work: (client: SqlClient) => Promise<T>,
): Promise<T> {
  const url = await EmbeddedCluster.runningUrl(dataDir);
  const client = createClient({ connectionString: url! });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const databases = (server: ServerProcess) =>
  withDatabase(server, async (client) => {
    const { rows } = await client.query<{ datname: string }>(sql`select datname from pg_database`);
    return rows.map(({ datname }) => datname).sort();
  });

async function signIn(server: ServerProcess) {
  const owner = server.caller;
  await owner.post('/api/auth/login', { email, password: PASSWORD });
  return owner;
}

it("backs up an older Polaris's embedded database once before it changes the tables", async () => {
  const server = await create(env);
  const safetyCopies = () => readdirSync(join(server.dataDir, 'backups'));
  server.main = laterBuild(
    mkdtempSync(join(folder, 'later-')),
    'create table harbors (id integer)',
  );
  await server.start();
  expect(server.output).toMatch(/Before the database is updated, everything was backed up: \S+/);
  expect(safetyCopies()).toEqual([expect.stringMatching(/^polaris-before-update-.*\.tar\.gz$/)]);
  await server.signal('SIGTERM');
  await server.start();
  expect(safetyCopies()).toHaveLength(1);
});

it('returns to an earlier backup when a newer Polaris has changed the database', async () => {
  const server = await create(env);
  await server.start();
  const owner = await signIn(server);
  const customer = await owner.post('/api/customers', { name: 'Harbor Trust' });
  const file = join(folder, 'before.tar.gz');
  await runCommand('backup', [file], dirOf(server));
  await withDatabase(server, async (client) => {
    await client.query(sql`insert into migrations (timestamp, name)
      values (1999999999999, 'Future1999999999999')`);
    await client.query(sql`create type tide as enum ('high', 'low')`);
    await client.query(sql`create table harbors (id integer primary key, tide tide,
      "customerId" integer references customers)`);
    await client.query(sql`insert into harbors select 1, 'low', id from customers`);
    await client.query(sql`alter table customers rename column name to title`);
  });
  await server.signal('SIGTERM');
  const refused = await runCommand('restore', ['--replace', file], dirOf(server));
  expect(refused).toEqual({
    code: 1,
    output: expect.stringContaining('The database was made by a newer Polaris.'),
  });
  const rolledBack = await runCommand('restore', ['--roll-back', file], dirOf(server));
  expect(rolledBack).toEqual({
    code: 0,
    output: expect.stringMatching(/Restored the backup of/),
  });
  await server.start();
  const again = await signIn(server);
  const { body } = await again.get(`/api/customers/${customer.body.id}`);
  expect(body).toMatchObject({ name: 'Harbor Trust' });
  await withDatabase(server, async (client) => {
    const { rows } = await client.query(sql`select to_regclass('harbors') as harbors,
      (select count(*)::int from pg_type where typname = 'tide') as types`);
    expect(rows).toEqual([{ harbors: null, types: 0 }]);
  });
});

it('tries a version on a copy of the data while the server runs, and sends and leaves nothing', async () => {
  const server = await create(env);
  await server.start();
  for (let count = 0; count < 3; count += 1)
    await server.caller.post('/api/contact', contactInput());
  const before = await databases(server);
  const file = join(folder, 'tried.tar.gz');
  await runCommand('backup', [file], dirOf(server));
  const nightly = mkdtempSync(join(folder, 'nightly-'));
  const mailServer = await startSmtp();
  const settings = { ...env, ...dirOf(server), BACKUP_DIR: nightly, SMTP_URL: mailServer.url };
  expect(await runCommand('dry-run', [file], settings)).toEqual({
    code: 0,
    output: 'This version works on a copy of your data.',
  });
  await mailServer.close();
  expect([mailServer.received, readdirSync(nightly)]).toEqual([[], []]);
  expect(await databases(server)).toEqual(before);
  expect((await server.caller.get('/api/health/ready')).status).toBe(200);
});

it('rejects a version whose tables do not match the data, and leaves the running server alone', async () => {
  const server = await create(env);
  await server.start();
  await withDatabase(server, (client) =>
    client.query(sql`alter table customers add column by_hand text`),
  );
  const before = await databases(server);
  const file = join(folder, 'by-hand.tar.gz');
  await runCommand('backup', [file], dirOf(server));
  expect(await runCommand('dry-run', [file], dirOf(server))).toEqual({
    code: 1,
    output: expect.stringContaining('The backup has a column customers.by_hand'),
  });
  expect(await databases(server)).toEqual(before);
  expect((await server.caller.get('/api/health/ready')).status).toBe(200);
});
