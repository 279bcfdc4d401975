import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDataFolder } from '../../../testing/processes/data-folder';
import { contactInput } from '../../../testing/data/factories';
import { type CommandResult, runCommand } from '../../../testing/processes/run-command';
import { useServers } from '../../../testing/processes/running-servers';
import type { ServerProcess } from '../../../testing/processes/server-process';
import { PASSWORD } from '../../../testing/test-app';
import { readArchive } from '../archive/archive-reader';

const create = useServers();
const email = 'owner@example.com';
const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: PASSWORD, SMTP_URL: 'smtp://127.0.0.1:1' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]));

const run = (
  name: 'backup' | 'restore',
  server: ServerProcess,
  ...args: string[]
): Promise<CommandResult> => runCommand(name, args, { DATA_DIR: server.dataDir });

const sums = async (file: string) => {
  const { manifest } = await readArchive(file, undefined);
  return new Map([
    ...manifest.tables.map(({ name, rows, sha256 }) => [name, `${rows} ${sha256}`] as const),
    ...manifest.sequences.map(({ name, lastValue }) => [name, lastValue] as const),
  ]);
};

async function signIn(server: ServerProcess) {
  const owner = server.caller;
  const { status } = await owner.post('/api/auth/login', { email, password: PASSWORD });
  expect([status, server.output]).toEqual([200, server.output]);
  return owner;
}

/** Sends messages until the returned function is called, which returns the accepted ids. */
function keepWriting(server: ServerProcess): () => Promise<number[]> {
  let isEnding = false;
  const taken: number[] = [];
  const writing = (async () => {
    while (!isEnding) {
      const visitor = server.caller;
      const { status, body } = await visitor.post('/api/contact', contactInput());
      if (status === 201) taken.push(body.id);
    }
  })();
  return async () => {
    isEnding = true;
    await writing;
    return taken;
  };
}

describe('a lost machine', () => {
  it('restores everything on another machine from a backup, and continues', async () => {
    const lost = await create(env);
    await lost.start();
    const owner = await signIn(lost);
    const customer = await owner.post('/api/customers', { name: 'Harbor Trust' });
    const first = await lost.caller.post('/api/contact', contactInput());
    const stopWriting = keepWriting(lost);
    const file = join(folder, 'all.tar.gz');
    const backup = await run('backup', lost, file);
    expect(backup).toEqual({ code: 0, output: expect.stringContaining(file) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const taken = await stopWriting();
    await lost.dispose();

    const other = await create(env, emptyDataFolder());
    const restored = await run('restore', other, file);
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/mails .* are held/) });
    const again = join(folder, 'again.tar.gz');
    expect((await run('backup', other, again)).code).toBe(0);
    const [before, after] = [await sums(file), await sums(again)];
    // Mail is on hold, and the audit log shows the restore.
    for (const changed of ['mail_outbox', 'audit_log', 'audit_log_id_seq']) {
      before.delete(changed);
      after.delete(changed);
    }
    expect(after).toEqual(before);

    await other.start();
    const owner2 = await signIn(other);
    const found = await owner2.get(`/api/customers/${customer.body.id}`);
    expect(found.body).toMatchObject({ name: 'Harbor Trust' });
    const submissions = await owner2.get('/api/admin/contact-submissions?limit=100');
    expect(submissions.body.map(({ id }: { id: number }) => id)).toContain(first.body.id);
    const state = await owner2.get('/api/admin/backups');
    expect(state.body.heldMails).toBeGreaterThan(0);
    expect(state.body.restored).not.toBeNull();
    const held = await owner2.get('/api/admin/mails?status=held');
    expect(held.body).toHaveLength(Math.min(state.body.heldMails, 50));
    const next = await other.caller.post('/api/contact', contactInput());
    expect(next.status).toBe(201);
    const highest = Math.max(...taken.filter((id) => id < next.body.id));
    expect(next.body.id).toBeGreaterThan(first.body.id);
    expect(highest).toBeLessThan(next.body.id);
    const released = await owner2.post('/api/admin/mails/release');
    expect(released.body).toEqual({ count: state.body.heldMails });
    expect((await owner2.get('/api/admin/mails?status=held')).body).toEqual([]);
  });
});

describe('backup and restore commands', () => {
  it('leaves no partial file on a full disk, and restores neither while a server runs nor over data without consent', async () => {
    const server = await create(env);
    await server.start();
    await expectNoPartialFile(server);
    const file = join(folder, 'live.tar.gz');
    expect((await run('backup', server, file)).code).toBe(0);
    expect(await run('restore', server, file)).toEqual({
      code: 1,
      output: 'Another Polaris is running on this DATA_DIR. Stop it first.',
    });
    const owner = await signIn(server);
    await owner.post('/api/customers', { name: 'After the backup' });
    await server.signal('SIGTERM');
    expect(await run('restore', server, file)).toEqual({
      code: 1,
      output: 'The database is not empty. With --replace its data is backed up, then replaced.',
    });
    const replaced = await run('restore', server, '--replace', file);
    expect(replaced.code).toBe(0);
    const safety = /data that was there is in (\S+)/.exec(replaced.output)![1]!;
    expect((await sums(safety)).get('customers')).toMatch(/^1 /);
    await server.start();
    const owner2 = await signIn(server);
    expect((await owner2.get('/api/customers')).body).toEqual([]);
  });

  it.each([
    [[], 1, 'Name the file to write: npm run backup -- FILE [--passphrase-file FILE]'],
    [['/tmp'], 1, '/tmp is a folder. Name a file in it.'],
    [['/nowhere/at/all'], 1, 'There is no folder /nowhere/at.'],
    [['/dev/null/file'], 1, '/dev/null is not a folder.'],
    [['/sys/backup.tar.gz'], 1, 'No file may be written into /sys by this user.'],
    [['/dev/null'], 1, '/dev/null exists already. Name a new file.'],
  ])('ends backup %j with one sentence', async (args, code, output) => {
    const env = { DATABASE_URL: process.env.TEST_DATABASE_URL!, SESSION_SECRET: 's'.repeat(43) };
    expect(await runCommand('backup', args, env)).toEqual({ code, output });
  });

  async function expectNoPartialFile(server: ServerProcess): Promise<void> {
    const file = join(folder, 'full.tar.gz');
    // The system's limit on file size, in blocks of 512 bytes, below the size of this backup.
    const full = await runCommand('backup', [file], { DATA_DIR: server.dataDir }, 'ulimit -f 4;');
    expect(full).toEqual({
      code: 1,
      output: expect.stringContaining(`There is not enough space for the backup in ${folder}.`),
    });
    expect(readdirSync(folder)).not.toContain('full.tar.gz');
  }
});
