import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_BLOCK_MS, longestBlock } from '../../../testing/longest-block';
import { isAlive } from '../../../testing/processes/running-servers';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../../../testing/test-app';
import { until } from '../../../testing/until';
import { writeBackupFile } from '../backup-file';
import { RestoreUploadsService } from '../restore/restore-uploads.service';
import { type Archive, readArchive } from './archive-reader';
import { ArchiveWriter } from './archive-writer';
import { HEADER, MANIFEST, pieceName } from './manifest';

const DAMAGED = 'The backup is incomplete or was changed. Use another one.';
const restores = '/api/admin/backups/restores';

let folder: string;
let polaris: TestApp;
let owner: Person;
let real: Archive;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-costly-'));
  // Its own app: a test stops a service of it.
  polaris = await startTestApp({});
  owner = await polaris.owner();
  const file = join(folder, 'real');
  await writeBackupFile((polaris.dataSource.options as { url: string }).url, file);
  real = await readArchive(file, undefined);
});
afterAll(async () => {
  await polaris.close();
  rmSync(folder, { recursive: true });
});

interface Crafted {
  header?: object;
  manifest?: object;
  pieces?: [string, Buffer][];
}

async function buildArchive({ header = {}, manifest = {}, pieces = [] }: Crafted): Promise<Buffer> {
  const file = join(folder, 'crafted');
  const archive = new ArchiveWriter(createWriteStream(file));
  await archive.addJson(HEADER, { ...real.header, ...header });
  for (const [name, content] of pieces) await archive.add(name, content);
  await archive.addJson(MANIFEST, { ...real.manifest, ...manifest });
  await archive.finish();
  return readFileSync(file);
}

/** An archive of these tables without rows. */
const empty = (tables: object[], sequences: object[] = []) =>
  buildArchive({
    header: { tables },
    manifest: {
      tables: tables.map(({ name }: { name?: string }) => ({
        name,
        rows: 0,
        bytes: 0,
        sha256: NO_ROWS,
      })),
      sequences,
    },
  });
const NO_ROWS = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

async function upload(bytes: Uint8Array): Promise<string> {
  const access = { currentPassword: PASSWORD, passphrase: 'four words of my own' };
  const { body } = await owner.post(restores, access);
  const url = `${restores}/${body.id}`;
  const headers = { 'content-type': 'application/octet-stream' };
  await owner.put(`${url}/file?offset=0`, undefined, { raw: new Uint8Array(bytes), headers });
  return url;
}

/** The check's result, and the longest time in milliseconds that it blocked the event loop. */
async function check(bytes: Uint8Array): Promise<{ said: string; hold: number }> {
  const url = await upload(bytes);
  let said = '';
  const hold = await longestBlock(async () => {
    const { status, body } = await owner.post(`${url}/check`);
    said = status === 200 ? 'checked' : body.detail;
  });
  return { said, hold };
}

const sealed = (factor: number) =>
  Buffer.from(
    `age-encryption.org/v1\n-> scrypt ${'A'.repeat(22)} ${factor}\n${'A'.repeat(43)}\n--- ${'A'.repeat(43)}\n${'x'.repeat(500)}`,
  );
const MEGABYTE = Buffer.alloc(1024 * 1024, '\n');
const bomb = () =>
  buildArchive({
    pieces: Array.from({ length: 300 }, (_, index) => [
      pieceName(real.header.tables[0]!.name, index + 1),
      MEGABYTE,
    ]),
  });
/** Written by hand, because JSON.stringify cannot nest this deep. */
async function deep(): Promise<Buffer> {
  const file = join(folder, 'deep');
  const archive = new ArchiveWriter(createWriteStream(file));
  await archive.add(HEADER, Buffer.from(`${'['.repeat(400_000)}${']'.repeat(400_000)}`));
  await archive.finish();
  return readFileSync(file);
}
const manyNames = Array.from({ length: 100_000 }, (_, index) => ({
  name: `t${index}`,
  columns: ['a'],
}));

describe('checking costly archives', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, RegExp | string]>([
    ['an archive with a costly passphrase', () => sealed(20), /^Polaris did not encrypt this file/],
    [
      'an archive that unpacks to too much',
      bomb,
      /^The backup holds more than 268 MB when it is unpacked/,
    ],
    ['an archive with deeply nested values', deep, DAMAGED],
    [
      'an archive with too many tables',
      () => buildArchive({ header: { tables: manyNames } }),
      DAMAGED,
    ],
  ])(
    'rejects %s before it uses resources, and keeps the server responsive (ASVS 5.2.3)',
    async (_, make, sentence) => {
      const { said, hold } = await check(await make());
      expect(said).toMatch(sentence);
      expect(hold).toBeLessThan(MAX_BLOCK_MS);
    },
  );
});

describe('checking tables that a restore refuses', () => {
  const users = { name: 'users', columns: ['id'] };
  const customers = { name: 'customers', columns: ['id'] };

  it.each([
    ['pg_authid', 'This Polaris knows no table pg_authid of the backup.'],
    [
      'users; drop table users',
      'This Polaris knows no table users; drop table users of the backup.',
    ],
    ['users', 'This Polaris knows no table users of the backup.'],
    ['sessions', 'This Polaris knows no table sessions of the backup.'],
  ])('rejects an archive with a table called %s', async (name, sentence) => {
    const tables = [users, customers, { name, columns: ['rolname'] }];
    expect((await check(await empty(tables))).said).toBe(sentence);
  });

  it('rejects an archive without tables', async () => {
    expect((await check(await empty([]))).said).toBe(DAMAGED);
    expect((await check(await empty([customers]))).said).toBe('The backup has no table users.');
  });

  it('rejects an archive with a foreign sequence', async () => {
    const sequence = { name: 'pg_authid_id_seq', lastValue: '1', isCalled: true };
    expect((await check(await empty([users, customers], [sequence]))).said).toBe(
      'This Polaris knows no sequence pg_authid_id_seq of the backup.',
    );
  });
});

it('checks an archive in a separate process without secrets, which ends with the server (ASVS 15.2.2)', async () => {
  const file = join(folder, 'again');
  await writeBackupFile((polaris.dataSource.options as { url: string }).url, file);
  const url = await upload(readFileSync(file));
  const started = Promise.withResolvers<number>();
  // Published when the process starts, before it could end.
  const stop = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => {
      child.kill('SIGSTOP');
      started.resolve(child.pid!);
    });
  };
  subscribe('child_process', stop);
  const checking = owner.post(`${url}/check`);
  const child = await started.promise.finally(() => unsubscribe('child_process', stop));
  expect(readFileSync(`/proc/${child}/environ`, 'utf8')).toBe(
    `NODE_ENV=${process.env.NODE_ENV ?? 'production'}\0`,
  );
  polaris.app.get(RestoreUploadsService).stop();
  expect((await checking).status).toBe(503);
  await until(() => !isAlive(child));
});
