import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { createClient } from '../../../platform/database/connections';
import { usesCheapPassphrases } from '../../../testing/cheap-passphrases';
import type { TestCaller } from '../../../testing/caller';
import { useServers } from '../../../testing/processes/running-servers';
import type { ServerProcess } from '../../../testing/processes/server-process';
import { PASSWORD } from '../../../testing/test-app';
import { until } from '../../../testing/until';

usesCheapPassphrases();

const create = useServers();
const email = 'owner@example.com';
const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: PASSWORD };
const passphrase = 'four words of my own';
const restores = '/api/admin/backups/restores';

async function startWithOwner(): Promise<{ server: ServerProcess; owner: TestCaller }> {
  const server = await create(env);
  await server.start();
  return { server, owner: await signIn(server) };
}

async function signIn(server: ServerProcess): Promise<TestCaller> {
  const owner = server.caller;
  const { status } = await owner.post('/api/auth/login', { email, password: PASSWORD });
  expect(status).toBe(200);
  return owner;
}

async function download(
  server: ServerProcess,
  owner: TestCaller,
): Promise<Uint8Array<ArrayBuffer>> {
  const access = { currentPassword: PASSWORD, passphrase };
  const { body } = await owner.post('/api/admin/backups/downloads', access);
  const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
  const response = await fetch(`http://127.0.0.1:${server.port}${body.url}`, {
    headers: { cookie },
  });
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="polaris-.+\.age"$/,
  );
  return new Uint8Array(await response.arrayBuffer());
}

/** Uploads a file that is ready to restore; returns the address of the restore. */
async function upload(owner: TestCaller, file: Uint8Array<ArrayBuffer>): Promise<string> {
  const started = await owner.post(restores, { currentPassword: PASSWORD, passphrase });
  expect(started.status).toBe(201);
  const url = `${restores}/${started.body.id}`;
  const half = Math.ceil(file.length / 2);
  for (const offset of [0, half]) {
    const raw = file.slice(offset, offset + half);
    const headers = { 'content-type': 'application/octet-stream' };
    const sent = await owner.put(`${url}/file?offset=${offset}`, undefined, { raw, headers });
    expect([sent.status, sent.body]).toEqual([200, { received: offset + raw.length }]);
  }
  return url;
}

/** Waits until the server has stopped for the restore and is ready again. */
async function untilReady(server: ServerProcess): Promise<void> {
  let wasAway = false;
  await until(async () => {
    const answer = await server.caller.get('/api/health/ready').catch(() => undefined);
    if (answer?.status === 200 && wasAway) return true;
    // Strangers see no details of the restore.
    if (answer?.status === 503)
      expect(answer.body.detail).not.toMatch(/Loading|Checking|Making|table|rows/);
    wasAway ||= answer?.status !== 200;
    return false;
  });
}

describe('restoring in the browser', () => {
  it('restores a backup from the browser, and the same server uses it', async () => {
    const { server, owner } = await startWithOwner();
    await owner.post('/api/customers', { name: 'Kept' });
    const file = await download(server, owner);
    await owner.post('/api/customers', { name: 'Too late' });
    await owner.post('/api/services', {
      name: 'Made after the backup',
      description: 'On the landing page until the restore.',
      category: 'analytics',
      price: 10,
      showOnLanding: true,
    });
    expect((await server.caller.get('/')).text).toContain('Made after the backup');

    const url = await upload(owner, file);
    const plan = await owner.post(`${url}/check`);
    expect(plan.body.tables).toContainEqual({ name: 'customers', rows: 1, rowsNow: 2 });
    expect((await owner.post(`${url}/start`)).status).toBe(202);
    await untilReady(server);

    expect((await owner.get('/api/customers')).status).toBe(401);
    const again = await signIn(server);
    const customers = await again.get('/api/customers');
    expect(customers.body.map(({ name }: { name: string }) => name)).toEqual(['Kept']);
    expect((await server.caller.get('/')).text).not.toContain('Made after the backup');
    const { body } = await again.get('/api/admin/audit?relation=backup_runs');
    expect(body[0]).toMatchObject({ actor: email, action: 'create', after: { kind: 'restore' } });
    expect((await server.caller.post('/api/customers', {})).status).toBe(401);
    expect((await again.post('/api/customers', { name: 'Next' })).status).toBe(201);
  });

  it('changes nothing and says why when a restore is impossible', async () => {
    const { server, owner } = await startWithOwner();
    await owner.post('/api/customers', { name: 'Kept' });
    const url = await upload(owner, await download(server, owner));
    await owner.post('/api/customers', { name: 'Newer' });
    await owner.post(`${url}/check`);
    const other = await connectAsServer(server);
    expect((await owner.post(`${url}/start`)).status).toBe(202);
    await untilReady(server);
    await other.end();
    const { body } = await owner.get('/api/admin/backups');
    expect(body.failedRestore.message).toBe('Polaris is running on this database. Stop it first.');
    expect((await owner.get('/api/customers')).body).toHaveLength(2);
  });
});

/** A connection like that of another server on the same database. */
async function connectAsServer(server: ServerProcess): Promise<pg.Client> {
  const port = readFileSync(join(server.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const client = createClient({
    host: '127.0.0.1',
    port: Number(port),
    user: 'polaris',
    database: 'polaris',
    password: readFileSync(join(server.dataDir, 'secrets/postgres-password'), 'utf8').trim(),
    application_name: 'polaris',
  });
  await client.connect();
  return client;
}
