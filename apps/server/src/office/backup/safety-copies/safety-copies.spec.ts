import { DAY_MS } from '@polaris/contracts';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from '../../../testing/test-app';
import { until } from '../../../testing/until';
import { backupName, safetyCopyEnd } from '../backup-names';

const daysAgo = (days: number) =>
  backupName(new Date(Date.now() - days * DAY_MS), true, 'polaris-before-restore');

let folder: string;
let polaris: TestApp;
const [fresh, kept, old] = [daysAgo(0), daysAgo(29), daysAgo(31)];
const others = ['polaris-before-restore-mine.tar.gz', 'polaris-20200101T000000Z.tar.gz.old'];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-safety-'));
  for (const name of [fresh, kept, old, ...others]) writeFileSync(join(folder, name), 'data');
  polaris = await startTestApp({ env: { BACKUP_DIR: folder } });
});
afterAll(async () => {
  await polaris.close();
  rmSync(folder, { recursive: true });
});

it('deletes what restores replaced 30 days after them, and no other file', () => {
  const names = readdirSync(folder);
  expect(names).toEqual(expect.arrayContaining([fresh, kept, ...others]));
  expect(names).not.toContain(old);
});

it('shows the owner which replaced data is kept, and until when', async () => {
  const owner = await polaris.owner();
  const { body } = await owner.get('/api/admin/backups');
  expect(body.safetyCopies).toEqual(
    [fresh, kept].map((name) => ({
      file: join(folder, name),
      deletedAt: safetyCopyEnd(name)!.toISOString(),
    })),
  );
});

it('removes records of old backups, except for the newest successful one and later failures', async () => {
  const owner = await polaris.owner();
  await until(async () => !(await owner.get('/api/admin/backups')).body.isRunning);
  await polaris.dataSource.query('delete from backup_runs');
  const add = async (kind: string, result: string, days: number) => {
    const [{ id }] = await polaris.dataSource.query(
      `insert into backup_runs (kind, result, "startedAt", "endedAt")
       select $1, $2, at, at from (select now() - make_interval(days => $3) as at) x returning id`,
      [kind, result, days],
    );
    return id as number;
  };
  const gone = [await add('copy', 'failed', 500), await add('copy', 'passed', 450)];
  const left = [await add('copy', 'passed', 420), await add('copy', 'failed', 410)];
  gone.push(await add('backup', 'passed', 405));
  left.push(await add('backup', 'passed', 395), await add('backup', 'passed', 1));
  left.push(await add('restore', 'passed', 2000));
  const server = await startTestApp({ beside: polaris });
  const ids = async () =>
    (await polaris.dataSource.query('select id from backup_runs order by id')).map(
      ({ id }: { id: number }) => id,
    ) as number[];
  const found = await until(ids, (now) => gone.every((id) => !now.includes(id)));
  expect(found).toEqual(expect.arrayContaining(left));
  await server.close();
});
