import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { outbox } from '../../testing/mail/outbox';
import { S3StandIn } from '../../testing/s3-stand-in/s3-stand-in';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { AGE_MAGIC } from '../archive/encryption';
import { NightlyBackupsService } from '../nightly-backups.service';

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
afterEach(() => void (s3.mood = 'works'));

const state = async () => (await owner.get('/api/admin/backups')).body.bucket;
const run = () => polaris.app.get(NightlyBackupsService).run();
const archives = () => readdirSync(folder).filter((name) => name.startsWith('polaris-2'));
const copies = () => [...s3.files.keys()].filter((key) => key.startsWith('site/polaris-2'));
const mails = async (subject: string) =>
  (await outbox(polaris)).filter((mail) => mail.subject === subject);

/** As if so many days had passed. */
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

describe('copies of backups in a bucket', () => {
  it('copies each backup encrypted, and brings the first one back to restore it', async () => {
    const { place, last, failure, retrieval } = await state();
    expect(place).toMatch(/^127\.0\.0\.1:\d+\/polaris-backups\/site$/);
    expect(copies()).toEqual([`site/${last.file}`]);
    expect(archives()).toEqual([last.file]);
    expect(s3.files.get(`site/${last.file}`)!.subarray(0, AGE_MAGIC.length)).toEqual(AGE_MAGIC);
    expect([failure, retrieval]).toMatchObject([null, { result: 'passed', message: null }]);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('brings a copy back once a week', async () => {
    const at = async () => (await state()).retrieval.at as string;
    const first = await at();
    await nextSecond();
    await run();
    expect(await at()).toBe(first);
    await passDays(7);
    await nextSecond();
    await run();
    expect((await at()) > first).toBe(true);
  });

  it('tells the owner when a copy fails, and makes up for it the next night', async () => {
    s3.mood = 'is overloaded';
    await nextSecond();
    await run();
    const { failure } = await state();
    expect(failure.message).toMatch(/refused to list its files: it is asked too often/);
    const [mail] = await mails('The backup was not copied off the server');
    expect(mail!.body).toContain('Last error: 127.0.0.1');
    s3.mood = 'works';
    await nextSecond();
    await run();
    expect((await state()).failure).toBeNull();
    expect(copies().toSorted()).toEqual(archives().map((name) => `site/${name}`));
  });

  it('notices a bucket that takes a backup and does not have it', async () => {
    s3.mood = 'loses files';
    await nextSecond();
    await run();
    expect((await state()).failure.message).toMatch(/took polaris-\S+, but does not have it\.$/);
  });

  it('notices a bucket that sends another file back', async () => {
    await passDays(7);
    s3.files.set('site/notes.txt', Buffer.from('Notes'));
    s3.mood = 'answers another';
    await nextSecond();
    await run();
    const { failure, retrieval } = await state();
    expect([failure, retrieval.result]).toEqual([null, 'failed']);
    expect(retrieval.message).toMatch(/sent another file than the one that was copied/);
    expect(await mails('The copy of the backup could not be restored')).toHaveLength(1);
    s3.mood = 'works';
    await nextSecond();
    await run();
    expect((await state()).retrieval.result).toBe('passed');
  });

  it('removes expired copies of its own alone, and copies nothing that is not encrypted', async () => {
    const old = ['polaris-20240105T013000Z.tar.gz.age', 'polaris-20240105T023000Z.tar.gz.age'];
    for (const name of [...old, 'notes.txt', 'polaris-elsewhere.tar.gz'])
      s3.files.set(`site/${name}`, Buffer.from(name));
    s3.files.set('other/polaris-20240105T013000Z.tar.gz.age', Buffer.from('of another site'));
    writeFileSync(join(folder, 'polaris-20240106T023000Z.tar.gz'), 'plain');
    await nextSecond();
    await run();
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

  it('says whether the bucket works when the owner asks', async () => {
    const check = async () => (await owner.post('/api/admin/backups/bucket-check')).body;
    expect(await check()).toEqual({ works: true, reason: null });
    s3.mood = 'refuses to write';
    const { works, reason } = await check();
    expect(works).toBe(false);
    expect(reason).toMatch(/refused to write polaris-check-\w+: the key may not do this/);
    expect(JSON.stringify([reason, await state()])).not.toContain(s3.key.secretAccessKey);
  });
});

it('says that there is no bucket when the server has none', async () => {
  const without = await startTestApp();
  const asked = await (await without.owner()).post('/api/admin/backups/bucket-check');
  expect(asked.body).toEqual({ works: false, reason: 'The server has no bucket for copies.' });
  await without.close();
});
