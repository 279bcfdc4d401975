import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { BlobsService } from '../../../platform/blobs/blobs.service';
import { usesCheapPassphrases } from '../../../testing/cheap-passphrases';
import { outbox } from '../../../testing/mail/outbox';
import { S3StandIn } from '../../../testing/stand-ins/s3/s3-stand-in';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';
import { until } from '../../../testing/until';
import { AGE_MAGIC } from '../archive/encryption';
import { NightlyBackupsService } from '../nightly-backups.service';

usesCheapPassphrases();

let s3: S3StandIn;
let folder: string;
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  s3 = await S3StandIn.start();
  folder = mkdtempSync(join(tmpdir(), 'polaris-copies-'));
  polaris = await startTestApp({
    env: {
      BACKUP_DIR: folder,
      BACKUP_PASSPHRASE: 'four words of my own',
      BACKUP_S3_URL: s3.url(),
    },
  });
  owner = await polaris.owner();
  await until(state, ({ retrieval }) => retrieval);
});
afterAll(async () => {
  await polaris.close();
  await s3.stop();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  s3.mood = 'works';
  s3.wrongFor = /./;
});

const state = async () => (await owner.get('/api/admin/backups')).body.bucket;
const run = () => polaris.app.get(NightlyBackupsService).run();
const archives = () => readdirSync(folder).filter((name) => name.startsWith('polaris-nightly-'));
const copies = () => [...s3.files.keys()].filter((key) => key.startsWith('site/polaris-nightly-'));
const mails = async (subject: string) =>
  (await outbox(polaris)).filter((mail) => mail.subject === subject);

/** As if this many days had passed. */
const passDays = (days: number) =>
  polaris.dataSource.query(
    `update backup_runs set "startedAt" = "startedAt" - make_interval(days => $1),
       "endedAt" = "endedAt" - make_interval(days => $1)`,
    [days],
  );
/** Names have seconds. */
const nextSecond = () => {
  const [last] = archives().toSorted().reverse();
  return until(() => !last!.includes(new Date().toISOString().replace(/[-:]|\.\d+/g, '')));
};

/** A file in the database, which nothing removes while the test runs. */
async function store(content: Buffer): Promise<string> {
  const blobs = polaris.app.get(BlobsService);
  return blobs.store(content);
}
const blobsInBucket = () =>
  [...s3.files.keys()].filter((key) => /^site\/blobs\/[0-9a-f]{64}\.age$/.test(key));
const nextRun = async () => {
  await nextSecond();
  await run();
};
async function requestsOfNextRun(): Promise<string[]> {
  const before = s3.requests.length;
  await nextRun();
  return s3.requests.slice(before);
}

describe('copies of backups in a bucket', () => {
  it('copies each backup encrypted, and downloads the first one to test its restore', async () => {
    const { place, last, failure, retrieval } = await state();
    expect(place).toMatch(/^127\.0\.0\.1:\d+\/polaris-backups\/site$/);
    expect(copies()).toEqual([`site/${last.file}`]);
    expect(archives()).toEqual([last.file]);
    expect(s3.files.get(`site/${last.file}`)!.subarray(0, AGE_MAGIC.length)).toEqual(AGE_MAGIC);
    expect([failure, retrieval]).toMatchObject([null, { result: 'passed', message: null }]);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('downloads a copy once a week', async () => {
    const at = async () => (await state()).retrieval.at as string;
    const first = await at();
    await nextRun();
    expect(await at()).toBe(first);
    await passDays(7);
    await nextRun();
    expect((await at()) > first).toBe(true);
  });

  it('copies each file once, and removes it when no backup in the bucket needs it', async () => {
    const before = new Set(blobsInBucket());
    const hash = await store(randomBytes(3000));
    const first = await requestsOfNextRun();
    const [added, ...more] = blobsInBucket().filter((key) => !before.has(key));
    expect(more).toEqual([]);
    expect(s3.files.get(added!)!.subarray(0, AGE_MAGIC.length)).toEqual(AGE_MAGIC);
    // Files come before the archive that needs them, so that no archive lacks them.
    const puts = first.filter((request) => request.startsWith('PUT')).map((one) => one.slice(4));
    const archive = puts.findIndex((key) => key.startsWith('site/polaris-nightly-'));
    expect(puts.indexOf(added!)).toBeLessThan(archive);
    expect(await requestsOfNextRun()).not.toContain(`PUT ${added}`);

    // A backup from yesterday that only the bucket has.
    const [yesterday] = new Date(Date.now() - 86_400_000).toISOString().split('T');
    const older = `site/polaris-nightly-${yesterday!.replaceAll('-', '')}T023000Z.tar.gz.age`;
    const listOf = (key: string) => `${key.replace('site/', 'site/blobs/')}.list`;
    const [newest] = copies().toSorted().reverse();
    s3.files.set(older, s3.files.get(newest!)!);
    s3.files.set(listOf(older), s3.files.get(listOf(newest!))!);
    s3.files.set('site/blobs/notes.txt', Buffer.from('Mine'));
    await polaris.dataSource.query('delete from blobs where hash = $1', [hash]);
    for (const key of s3.files.keys()) s3.times.set(key, new Date(Date.now() - 2 * 86_400_000));
    await nextRun();
    expect(s3.files.has(added!)).toBe(true);
    s3.files.delete(older);
    await nextRun();
    expect(s3.files.has(added!)).toBe(false);
    expect(s3.files.has(listOf(older))).toBe(false);
    expect(s3.files.has('site/blobs/notes.txt')).toBe(true);
    expect((await state()).failure).toBeNull();
  });

  it('detects a file that the bucket has lost or changed, and copies it again', async () => {
    await store(randomBytes(3000));
    await nextRun();
    const key = blobsInBucket()[0]!;
    const whole = s3.files.get(key)!;
    await passDays(7);
    s3.files.set(key, Buffer.from(whole).fill(0, whole.length - 40));
    await nextRun();
    const { retrieval } = await state();
    expect([retrieval.result, retrieval.message]).toEqual([
      'failed',
      expect.stringMatching(
        /^A file that the backup needs was changed or is damaged in 127\.0\.0\.1\S+\/site\/blobs: [0-9a-f]{64}\.age\.$/,
      ),
    ]);
    expect(retrieval.message).toContain(key.split('/').at(-1));
    await nextRun();
    expect((await state()).retrieval.result).toBe('passed');
    expect(s3.files.get(key)!.equals(whole)).toBe(true);
    await passDays(7);
    s3.mood = 'loses files';
    s3.files.delete(key);
    await nextRun();
    expect((await state()).failure.message).toMatch(/took \S+, but does not have it\.$/);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it("leaves a bucket alone that has another site's backups", async () => {
    const mark = s3.files.get('site/polaris-site.txt')!;
    s3.files.set('site/polaris-site.txt', Buffer.from('Of another\n'));
    const old = 'site/polaris-20240105T013000Z.tar.gz.age';
    s3.files.set(old, Buffer.from(old));
    s3.files.set(old.replace('0105T01', '0105T02'), Buffer.from(old));
    const requests = await requestsOfNextRun();
    expect(requests.filter((request) => /^(PUT|DELETE)/.test(request))).toEqual([]);
    expect((await state()).failure.message).toMatch(
      /site holds the backups of another Polaris\. Name another folder, or delete polaris-site\.txt there/,
    );
    s3.files.set('site/polaris-site.txt', mark);
    await nextRun();
    expect((await state()).failure).toBeNull();
    expect(s3.files.has(old)).toBe(false);
  });

  it('notifies the owner when a copy fails, and copies it the next night', async () => {
    s3.mood = 'is overloaded';
    await nextRun();
    const { failure } = await state();
    expect(failure.message).toMatch(/refused to list its files: it is asked too often/);
    const [mail] = await mails('The backup was not copied off the server');
    expect(mail!.body).toContain('Last error: 127.0.0.1');
    s3.mood = 'works';
    await nextRun();
    expect((await state()).failure).toBeNull();
    expect(copies().toSorted()).toEqual(archives().map((name) => `site/${name}`));
  });

  it('detects a bucket that accepts a backup and does not store it', async () => {
    s3.mood = 'loses files';
    await nextRun();
    expect((await state()).failure.message).toMatch(/took polaris-\S+, but does not have it\.$/);
  });

  it('detects a bucket that returns another file', async () => {
    const told = await mails('The copy of the backup could not be restored');
    await passDays(7);
    s3.files.set('site/notes.txt', Buffer.from('Notes'));
    s3.mood = 'answers another';
    s3.wrongFor = /polaris-nightly-/;
    await nextRun();
    const { failure, retrieval } = await state();
    expect([failure, retrieval.result]).toEqual([null, 'failed']);
    expect(retrieval.message).toMatch(/sent a different file than the one that was copied/);
    expect(await mails('The copy of the backup could not be restored')).toHaveLength(
      told.length + 1,
    );
    s3.mood = 'works';
    await nextRun();
    expect((await state()).retrieval.result).toBe('passed');
  });

  it('removes only its own expired copies, and copies nothing that is not encrypted', async () => {
    const old = ['polaris-20240105T013000Z.tar.gz.age', 'polaris-20240105T023000Z.tar.gz.age'];
    for (const name of [...old, 'notes.txt', 'polaris-elsewhere.tar.gz'])
      s3.files.set(`site/${name}`, Buffer.from(name));
    s3.files.set('other/polaris-20240105T013000Z.tar.gz.age', Buffer.from('of another site'));
    writeFileSync(join(folder, 'polaris-20240106T023000Z.tar.gz'), 'plain');
    await nextRun();
    const there = [...s3.files.keys()];
    expect(there).not.toContain(`site/${old[0]}`);
    expect(there).toEqual(
      expect.arrayContaining([
        `site/${old[1]}`,
        'site/notes.txt',
        'site/polaris-elsewhere.tar.gz',
        'other/polaris-20240105T013000Z.tar.gz.age',
      ]),
    );
    expect(there).not.toContain('site/polaris-20240106T023000Z.tar.gz');
  });

  it('reports whether the bucket works when the owner asks', async () => {
    const check = async () => (await owner.post('/api/admin/backups/bucket-check')).body;
    expect(await check()).toEqual({ works: true, reason: null });
    s3.mood = 'refuses to write';
    const { works, reason } = await check();
    expect(works).toBe(false);
    expect(reason).toMatch(/refused to write polaris-check-\w+: the key is not allowed to do this/);
    expect(JSON.stringify([reason, await state()])).not.toContain(s3.key.secretAccessKey);
  });
});

it('reports that there is no bucket when the server has none', async () => {
  const without = await startTestApp();
  const asked = await (await without.owner()).post('/api/admin/backups/bucket-check');
  expect(asked.body).toEqual({ works: false, reason: 'The server has no bucket for copies.' });
  await without.close();
});
