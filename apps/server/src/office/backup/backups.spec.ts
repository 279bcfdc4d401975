import {
  createWriteStream,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BACKUP_OVERDUE_HOURS } from '@polaris/contracts';
import { OLDER } from '../../migrations/testing/ran-migrations';
import { sql } from '../../platform/database/sql';
import { createClient } from '../../platform/database/connections';
import { ADMIN_ROLE } from '../../platform/database/embedded/roles';
import { prepareDatabase } from '../../prepare-database';
import { restoreRules } from '../../restore-rules';
import { usesCheapPassphrases } from '../../testing/cheap-passphrases';
import { stopDate } from '../../testing/fake-date';
import { createTestDatabase } from '../../testing/test-database';
import { markTime } from '../../testing/mark-time';
import { sendContact } from '../../testing/data/records';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { readArchive } from './archive/archive-reader';
import { ArchiveWriter } from './archive/archive-writer';
import { ARCHIVE_FORMAT, HEADER } from './archive/manifest';
import { writeBackupFile } from './backup-file';
import { madeAt } from './backup-names';
import { BackupRunsRepository } from './backup-runs.repository';
import { BackupWarningsService } from './backup-warnings.service';
import { NightlyBackupsService } from './nightly-backups.service';
import { rehearse } from './rehearsal';
import { restoreArchive } from './restore/restore-archive';
import { underBackupLock } from './snapshot/backup-lock';

usesCheapPassphrases();

const passphrase = 'four words of my own';
let folder: string;
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-nightly-'));
  polaris = await startTestApp({ env: { BACKUP_DIR: folder, BACKUP_PASSPHRASE: passphrase } });
  owner = await polaris.owner();
  await owner.post('/api/customers', { name: 'Harbor Trust' });
});
afterAll(async () => {
  await polaris.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const state = async () => (await owner.get('/api/admin/backups')).body;
const databaseUrl = () => (polaris.dataSource.options as { url: string }).url;

const shiftRuns = (by: string, where = 'true') =>
  polaris.dataSource.query(
    `update backup_runs set "startedAt" = "startedAt" ${by}, "endedAt" = "endedAt" ${by} where ${where}`,
  );

const rehearsalDatabases = (): Promise<unknown[]> =>
  polaris.dataSource.query(
    `select from pg_database where starts_with(datname, current_database() || '_rehearsal_')`,
  );

const untilIdle = () => until(async () => !(await state()).isRunning);

describe('the nightly backup', () => {
  it('makes a backup at the first start and rehearses its restore', async () => {
    const { last, rehearsal, ...rest } = await until(state, (now) => now.rehearsal);
    expect(last).toMatchObject({ rows: expect.any(Number), bytes: expect.any(Number) });
    const { header } = await readArchive(last.file, passphrase);
    expect(rehearsal).toMatchObject({ result: 'passed', backupAt: header.createdAt });
    expect(rest).toEqual({
      isNightly: true,
      isEncrypted: true,
      isRunning: false,
      isOverdue: false,
      datedAhead: null,
      failure: null,
      bucket: null,
      restored: null,
      failedRestore: null,
      safetyCopies: [],
      heldMails: 0,
    });
    expect(await rehearsalDatabases()).toEqual([]);
  });

  it('makes one backup when the owner asks several times at once', async () => {
    await untilIdle();
    const before = (await state()).last.at;
    const client = createClient({ connectionString: databaseUrl() });
    await client.connect();
    await underBackupLock(client, async () =>
      expect((await owner.post('/api/admin/backups')).status).toBe(409),
    );
    await client.end();
    const asked = await owner.post('/api/admin/backups');
    expect([asked.status, asked.body.isRunning]).toEqual([202, true]);
    await untilIdle();
    expect((await state()).last.at > before).toBe(true);
  });

  it('makes a second backup within one second', async () => {
    await untilIdle();
    const nightly = polaris.app.get(NightlyBackupsService);
    stopDate(Date.now());
    const backUp = async () => {
      await nightly.run();
      return (await state()).last.file as string;
    };
    const files = [await backUp(), await backUp()];
    jest.useRealTimers();
    expect(files[1]! > files[0]!).toBe(true);
    expect((await state()).failure).toBeNull();
  });

  it('skips a recent backup, but never until it is overdue', async () => {
    await untilIdle();
    const nightly = polaris.app.get(NightlyBackupsService);
    const lastAt = async () => (await state()).last.at as string;
    const before = await lastAt();
    await nightly.runWhenDue();
    expect(await lastAt()).toBe(before);
    await shiftRuns(`- interval '${BACKUP_OVERDUE_HOURS - 24} hours'`);
    await nightly.runWhenDue();
    expect((await lastAt()) > before).toBe(true);
  });

  it('leaves a backup that becomes due while another one is made to the next try', async () => {
    await untilIdle();
    const { runs, nightly } = services();
    await shiftRuns(`- interval '7 hours'`);
    const newest = await runs.newest('backup');
    const client = createClient({ connectionString: databaseUrl() });
    await client.connect();
    await underBackupLock(client, () =>
      expect(nightly.runWhenDue()).rejects.toThrow('Another backup is being made.'),
    );
    await client.end();
    expect(await runs.newest('backup')).toMatchObject({ id: newest!.id, result: 'passed' });
    // Both jobs of a start after a missed night.
    const ended = await Promise.allSettled([nightly.runWhenDue(), nightly.runWhenDue()]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await state()).toMatchObject({ failure: null, rehearsal: { result: 'passed' } });
    await nightly.runWhenDue();
  });

  it('makes nightly backups after a clock was ahead, and reports the clock', async () => {
    await untilIdle();
    await shiftRuns(`+ interval '400 days'`);
    const runs = polaris.app.get(BackupRunsRepository);
    await runs.add({ kind: 'rehearsal', result: 'failed', startedAt: new Date(), error: 'No' });
    const wrong = await state();
    expect(wrong).toMatchObject({ last: null, rehearsal: { result: 'failed' } });
    expect(new Date(wrong.datedAhead).getTime()).toBeGreaterThan(Date.now() + 399 * 86_400_000);
    const expectSince = markTime();
    await polaris.app.get(NightlyBackupsService).runWhenDue();
    const now = await state();
    expect(now).toMatchObject({ rehearsal: { result: 'passed' }, isOverdue: false });
    expectSince(now.last.at);
    await shiftRuns(`- interval '400 days'`, `"endedAt" > now() + interval '1 day'`);
    expect((await state()).datedAhead).toBeNull();
  });

  it('removes only its own expired backups', async () => {
    const old = ['polaris-20240105T013000Z.tar.gz', 'polaris-20240105T023000Z.tar.gz'];
    const others = ['notes.txt', 'polaris-before-restore-20240101T000000Z.tar.gz'];
    for (const name of [...old, ...others]) writeFileSync(join(folder, name), '');
    await polaris.app.get(NightlyBackupsService).run();
    const names = readdirSync(folder);
    expect(names).toEqual(expect.arrayContaining([...others, old[1]]));
    expect(names).not.toContain(old[0]);
  });

  it('reports a failed backup and leaves no file behind', async () => {
    await untilIdle();
    const names = readdirSync(folder);
    await failOnce(polaris.app.get(NightlyBackupsService));
    const { failure, last } = await state();
    expect(failure.message).toBe(
      `${folder} holds the backups of another Polaris. Name another folder, or delete polaris-site.txt there if they are of this one.`,
    );
    expect(last).not.toBeNull();
    expect(readdirSync(folder)).toEqual(names);
  });

  it('reports when a restore cannot be rehearsed', async () => {
    const admin = new URL(databaseUrl());
    admin.username = ADMIN_ROLE;
    admin.password = process.env.TEST_ADMIN_PASSWORD!;
    const client = createClient({ connectionString: admin.href });
    await client.connect();
    await client.query(sql`create role may_not_create login password 'x'`);
    const limited = new URL(databaseUrl());
    [limited.username, limited.password] = ['may_not_create', 'x'];
    const rehearsal = rehearse(limited.href, 'not read', { migrations: [] }, undefined);
    expect(await rehearsal).toBe('impossible');
    await client.query(sql`drop role may_not_create`);
    await client.end();
  });

  it('rehearses one restore at a time', async () => {
    await untilIdle();
    const { last } = await state();
    const begin = () => rehearse(databaseUrl(), last.file, restoreRules, passphrase);
    const first = begin();
    await until(async () => (await rehearsalDatabases()).length > 0);
    expect(await Promise.all([first, begin()])).toEqual(['passed', 'passed']);
  });

  it('drops databases left by rehearsals, and no other with a similar name', async () => {
    const prefix = `${new URL(databaseUrl()).pathname.slice(1)}_rehearsal`;
    const [left, others] = [`${prefix}_0123456789ab`, [prefix, `${prefix}_by_hand`]];
    for (const name of [left, ...others]) await polaris.dataSource.query(`create database ${name}`);
    await polaris.dataSource.query(
      `comment on database ${left} is 'Made by Polaris to rehearse a restore'`,
    );
    await backUpAgain();
    expect((await state()).rehearsal).toMatchObject({ result: 'passed' });
    const found = await polaris.dataSource.query(
      `select datname from pg_database where starts_with(datname, $1) order by 1`,
      [prefix],
    );
    expect(found.map(({ datname }: { datname: string }) => datname)).toEqual(others);
    for (const name of others) await polaris.dataSource.query(`drop database ${name}`);
  });

  it('mails the owner when a backup fails, and weekly until one succeeds', async () => {
    const { runs, nightly, warnings } = services();
    const failed = { result: 'failed', startedAt: new Date(), error: 'The disk is full.' } as const;
    await polaris.dataSource.query(`delete from mail_outbox where "onceKey" like '%-failed-%'`);
    const subjects = ['The backup failed', 'The backup could not be restored'];
    const sent = async () => (await warningMails()).filter((subject) => subjects.includes(subject));
    await runs.add({ kind: 'rehearsal', ...failed });
    await warnings.notifyOwner();
    await runs.add({ kind: 'rehearsal', ...failed });
    await warnings.notifyOwner();
    expect(await sent()).toEqual([subjects[1]]);
    await shiftRuns(`- interval '7 days'`, `result = 'failed'`);
    await warnings.notifyOwner();
    await warnings.notifyOwner();
    expect(await sent()).toEqual([subjects[1], subjects[1]]);
    await failOnce(nightly);
    expect(await sent()).toEqual([subjects[0], subjects[1], subjects[1]]);
    await backUpAgain();
    expect(await sent()).toHaveLength(3);
  });

  /** Advances the clock by a second, because backups are named by the second. */
  async function backUpAgain(): Promise<void> {
    const made = readdirSync(folder).map((name) => madeAt(name)?.getTime() ?? 0);
    stopDate(Math.max(Date.now(), ...made.map((second) => second + 1000)));
    await polaris.app
      .get(NightlyBackupsService)
      .run()
      .finally(() => jest.useRealTimers());
  }

  const services = () => ({
    runs: polaris.app.get(BackupRunsRepository),
    nightly: polaris.app.get(NightlyBackupsService),
    warnings: polaris.app.get(BackupWarningsService),
  });

  /** Newest first. */
  const warningMails = async (): Promise<string[]> =>
    (await owner.get(`/api/admin/mails?to=${owner.user.email}`)).body.map(
      ({ subject }: { subject: string }) => subject,
    );

  /** As if another Polaris used the same folder. */
  async function failOnce(nightly: NightlyBackupsService): Promise<void> {
    const mark = join(folder, 'polaris-site.txt');
    const own = readFileSync(mark);
    writeFileSync(mark, 'The backups in this folder are those of one Polaris: another\n');
    await expect(nightly.run()).rejects.toThrow();
    writeFileSync(mark, own);
  }

  it('mails the owner once when backups stop', async () => {
    const warnings = polaris.app.get(BackupWarningsService);
    expect((await state()).isOverdue).toBe(false);
    await shiftRuns(`- interval '37 hours'`);
    expect((await state()).isOverdue).toBe(true);
    await warnings.notifyOwner();
    await warnings.notifyOwner();
    const told = (await warningMails()).filter((subject) => /missing/.test(subject));
    expect(told).toEqual(['The nightly backup is missing']);
    await backUpAgain();
    expect(await state()).toMatchObject({ isOverdue: false, failure: null });
  });
});

describe('downloading a backup', () => {
  const prepare = (access: object) => owner.post('/api/admin/backups/downloads', access);

  it('downloads the same archive and records it in the audit log', async () => {
    const { body } = await prepare({
      currentPassword: PASSWORD,
      passphrase: 'another one of mine',
    });
    const file = join(folder, 'downloaded');
    const response = await fetch(polaris.url + body.url, { headers: { cookie: cookies() } });
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    const { header, manifest } = await readArchive(file, 'another one of mine');
    expect(header.product).toBe('polaris');
    expect(manifest.tables.find(({ name }) => name === 'customers')?.rows).toBe(1);
    let entries: { actor: string; after: object }[] = [];
    while (entries.length === 0)
      entries = (await owner.get('/api/admin/audit?relation=backup_runs')).body;
    expect(entries[0]).toMatchObject({
      actor: owner.user.email,
      after: { kind: 'download', result: 'passed' },
    });
    rmSync(file);
  });

  it.each([
    [{ currentPassword: 'not mine at all' }, 'currentPassword'],
    [{ currentPassword: PASSWORD, passphrase: 'short' }, 'passphrase'],
    [{}, 'currentPassword'],
  ])('rejects to prepare a download with %j', async (access, path) => {
    const { status, body } = await prepare(access);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('allows a download for a minute to the owner who asked', async () => {
    const { body } = await prepare({ currentPassword: PASSWORD });
    const other = await polaris.owner();
    expect((await other.get(body.url)).status).toBe(410);
    expect((await polaris.visitor().get(body.url)).status).toBe(401);
    expect((await owner.get(`${body.url.slice(0, -4)}AAAA`)).status).toBe(410);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    expect((await owner.get(body.url)).status).toBe(410);
  });

  it('ends the backup and keeps the server running when a download is cut off', async () => {
    await owner.post('/api/customers', { name: 'Large', notes: noise(9000) });
    const { body } = await prepare({ currentPassword: PASSWORD });
    await new Promise<void>((done) => {
      const sent = request(polaris.url + body.url, { headers: { cookie: cookies() } }, (answer) =>
        answer.once('data', () => {
          answer.destroy();
          done();
        }),
      );
      sent.end();
    });
    await untilIdle();
    expect((await owner.get('/api/customers')).status).toBe(200);
  });

  const cookies = () => [...owner.cookies].map((pair) => pair.join('=')).join('; ');
  const noise = (length: number) =>
    Array.from({ length }, () => String.fromCharCode(97 + Math.random() * 26)).join('');
});

describe('uploading a backup', () => {
  const restores = '/api/admin/backups/restores';
  const begin = async () => {
    const { body } = await owner.post(restores, { currentPassword: PASSWORD });
    return `${restores}/${body.id}`;
  };
  const send = (url: string, offset: number, raw: string) =>
    owner.put(`${url}/file?offset=${offset}`, undefined, {
      raw,
      headers: { 'content-type': 'application/octet-stream' },
    });

  it('resumes an upload where it stopped', async () => {
    const url = await begin();
    expect((await send(url, 0, 'abc')).body).toEqual({ received: 3 });
    expect((await send(url, 5, 'def')).body.detail).toBe('The next piece begins at 3.');
    expect((await owner.get(url)).body).toEqual({ received: 3 });
    expect((await send(url, 3, 'def')).body).toEqual({ received: 6 });
  });

  it('rejects another kind of file with a reason and does not restore it (ASVS 5.2.2)', async () => {
    const url = await begin();
    await send(url, 0, 'this is not a backup at all');
    const { status, body } = await owner.post(`${url}/check`);
    expect([status, body.detail]).toEqual([
      400,
      expect.stringMatching(/is not a backup of Polaris/),
    ]);
    expect(body.detail).not.toContain(polaris.dataDir);
    expect((await owner.post(`${url}/start`)).status).toBe(409);
  });

  it('rejects a backup from before the baseline, and names the commit that restores it', async () => {
    const url = await begin();
    const archive = new ArchiveWriter(createWriteStream(join(folder, 'older')), undefined);
    await archive.addJson(HEADER, {
      product: 'polaris',
      format: ARCHIVE_FORMAT,
      version: '0.1.0',
      createdAt: new Date().toISOString(),
      migrations: OLDER,
      tables: [{ name: 'users', columns: ['id'] }],
    });
    await archive.finish();
    await owner.put(`${url}/file?offset=0`, undefined, {
      raw: new Uint8Array(readFileSync(join(folder, 'older'))),
      headers: { 'content-type': 'application/octet-stream' },
    });
    const { status, body } = await owner.post(`${url}/check`);
    expect([status, body.detail]).toEqual([
      400,
      expect.stringMatching(/^The backup is too old for this Polaris: restore it with commit /),
    ]);
  });

  it('accepts upload pieces of a limited size (ASVS 5.2.1)', async () => {
    const url = await begin();
    expect((await send(url, 0, 'x'.repeat(8_000_001))).status).toBe(413);
    expect((await owner.get(url)).body).toEqual({ received: 0 });
  });

  it('limits an upload to its owner and password, and ends it when given up', async () => {
    const url = await begin();
    const other = await polaris.owner();
    expect((await other.get(url)).status).toBe(404);
    expect((await owner.delete(url)).status).toBe(204);
    expect((await send(url, 0, 'abc')).status).toBe(404);
    expect((await owner.post(restores, { currentPassword: 'wrong one' })).status).toBe(400);
    expect(readdirSync(join(polaris.dataDir, 'uploads'))).toEqual([]);
  });

  it("hands a checked backup to the server's process to restore", async () => {
    const { last } = await state();
    const url = await begin();
    await owner.put(`${url}/file?offset=0`, undefined, {
      raw: new Uint8Array(readFileSync(last.file)),
      headers: { 'content-type': 'application/octet-stream' },
    });
    const { body } = await owner.post(`${url}/check`);
    expect(body.tables).toContainEqual({ name: 'users', rows: 1, rowsNow: expect.any(Number) });
    expect((await owner.post(`${url}/start`)).status).toBe(202);
    const request = await polaris.restores.next;
    expect(request).toMatchObject({ passphrase, actorId: owner.user.id });
    expect((await owner.post(restores, { currentPassword: PASSWORD })).status).toBe(409);
  });
});

it('holds waiting mails and notices after a restore', async () => {
  const source = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const target = await createTestDatabase('empty');
  await source.owner();
  for (let count = 0; count < 3; count += 1) await sendContact(source.visitor());
  const file = join(folder, 'with-mail.tar.gz');
  await writeBackupFile((source.dataSource.options as { url: string }).url, file);
  await source.close();
  const { heldMails, manifest } = await restoreArchive(target.url, file, restoreRules);
  expect(manifest.tables.find(({ name }) => name === 'owner_notices')!.rows).toBeGreaterThan(0);
  await prepareDatabase(target.url);
  const again = await startTestApp({ on: target.url, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const reader = await again.owner();
  const { body } = await reader.get('/api/admin/mails');
  expect(body.map(({ status }: { status: string }) => status)).toEqual(
    Array.from({ length: heldMails }, () => 'held'),
  );
  expect(heldMails).toBeGreaterThan(1);
  const one = await reader.post(`/api/admin/mails/${body[0].id}/retry`);
  expect(one.body.status).toBe('queued');
  expect((await reader.post('/api/admin/mails/discard')).body).toEqual({ count: heldMails - 1 });
  const failed = await reader.get('/api/admin/mails?status=failed');
  expect(failed.body[0].error).toBe(
    'It waited in a backup that was restored, and the owner chose not to send it.',
  );
  await again.close();
  await target.drop();
});
