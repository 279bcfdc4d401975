import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { serverHealthSchema } from '@polaris/contracts';
import { untilMails } from '../../testing/mail/mailbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { markTime } from '../../testing/mark-time';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { type Disk, isNearlyFull } from './disks';
import { HealthAlarmsService } from './health-alarms.service';

let smtp: TestSmtp;
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  smtp = await startSmtp();
  polaris = await startTestApp({ env: { SMTP_URL: smtp.url } });
  owner = await polaris.owner();
});
afterAll(async () => {
  await polaris.close();
  await smtp.close();
});

const query = (sql: string) => polaris.dataSource.query<unknown[]>(sql);
/** The disk of the machine that runs the tests is not under test. */
const health = async () => {
  const { problems, ...found } = serverHealthSchema.parse(
    (await owner.get('/api/admin/health')).body,
  );
  return { ...found, problems: problems.filter((problem) => problem !== 'disk') };
};
const check = () => polaris.app.get(HealthAlarmsService).check();
const outbox = async () =>
  (await query(`select subject from mail_outbox where subject not like '%disk%' order by id`)).map(
    (row) => (row as { subject: string }).subject,
  );

beforeEach(async () => {
  await query(`delete from health_alarms; delete from mail_outbox;
    delete from jobs.job where name = 'test' or data->>'id' = '0'`);
});

/** A job that no worker runs, due this many minutes ago. */
const addJob = (minutesAgo: number) =>
  query(`insert into jobs.job (name, data, start_after)
    values ('nightly-backup', '{"id": 0}', now() - interval '${minutesAgo} minutes')`);

const addRetriedMail = (attempts: number) =>
  query(`insert into mail_outbox (recipient, subject, body, error, attempts)
    values ('ada@example.com', 'Waiting', '', 'connect ECONNREFUSED', ${attempts})`);

describe('the health of the server', () => {
  it('reports the health of database, mail, jobs, backups and disks', async () => {
    const expectSince = markTime();
    const found = await health();
    expect(found).toMatchObject({
      problems: [],
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: {
        isEmbedded: false,
        version: expect.stringMatching(/^18/),
        connections: { limit: 16 },
      },
      mail: { hasServer: true, retrying: 0, retryingSince: null },
      jobs: { stuck: 0, stuckSince: null },
      backup: { isNightly: false, lastAt: null, isRehearsed: false },
      disks: [{ holds: 'data' }],
    });
    expect(found.database.bytes).toBeGreaterThan(1_000_000);
    expectSince(found.checkedAt);
  });

  it('reports retried mail, as a problem after two hours', async () => {
    await addRetriedMail(3);
    expect(await health()).toMatchObject({ problems: [], mail: { retrying: 1 } });
    await addRetriedMail(13);
    const { problems, mail } = await health();
    expect([problems, mail.retrying]).toEqual([['mail'], 2]);
    expect(mail.retryingSince).not.toBeNull();
  });

  it('reports jobs that are more than a quarter of an hour overdue', async () => {
    await addJob(14);
    expect((await health()).problems).toEqual([]);
    await addJob(16);
    const { problems, jobs } = await health();
    expect([problems, jobs.stuck]).toEqual([['jobs'], 1]);
  });

  it('reports a backup that failed', async () => {
    await query(`insert into backup_runs (kind, result, "startedAt", error)
      values ('backup', 'failed', now(), 'no room')`);
    expect((await health()).problems).toEqual(['backup']);
    await query('delete from backup_runs');
  });

  it.each([
    [0.9e9, 8e9, true],
    [1.1e9, 8e9, false],
    [4e9, 100e9, true],
    [6e9, 100e9, false],
    [11e9, 4000e9, false],
  ])(
    'reports a disk with %d of %d bytes free as nearly full: %s',
    (freeBytes, totalBytes, isFull) => {
      const disk: Disk = { holds: 'data', freeBytes, totalBytes };
      expect(isNearlyFull(disk)).toBe(isFull);
    },
  );
});

describe('the alarm by mail', () => {
  const STUCK = 'Background work is stuck';

  it('mails the owner once a day while something needs attention, and when it is over', async () => {
    await addJob(20);
    await check();
    await check();
    expect(await outbox()).toEqual([STUCK]);
    await query(`update health_alarms set "toldAt" = now() - interval '25 hours'`);
    await check();
    expect(await outbox()).toEqual([STUCK, STUCK]);
    await query(`delete from jobs.job where data->>'id' = '0'`);
    await check();
    await check();
    expect(await outbox()).toEqual([STUCK, STUCK, `Resolved: ${STUCK}`]);
    const mails = await untilMails(smtp, owner.user.email, 3);
    expect(mails.at(-1)!.text).toContain('/admin/health');
  });

  it('sends no health alarm about backups, which have their own mails', async () => {
    await query(`insert into backup_runs (kind, result, "startedAt", error)
      values ('backup', 'failed', now(), 'no room')`);
    await check();
    expect(await outbox()).toEqual([]);
    expect(await query(`select problem from health_alarms where problem <> 'disk'`)).toEqual([
      { problem: 'backup' },
    ]);
    await query('delete from backup_runs');
    await check();
    expect(await outbox()).toEqual([]);
  });

  it('checks the health of the server every ten minutes', async () => {
    const schedules = await query(`select cron from jobs.schedule where name = 'health-alarms'`);
    expect(schedules).toEqual([{ cron: '*/10 * * * *' }]);
  });
});
