import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { JobsService } from '../../platform/jobs/jobs.service';
import { MailFileStore } from './mail-file-store';
import { oldMailsQueue } from './mail-queues';
import { outbox, sendMail, untilMail } from '../../testing/mail/outbox';
import { startSmtp } from '../../testing/mail/smtp';
import { type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { Database } from '../../platform/database/database';

const running: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of running.splice(0).reverse()) await server.close();
});

const to = 'maya@example.com';
const content = { body: 'Hello', html: '<p>Hello</p>', calendar: 'BEGIN:VCALENDAR' };

async function start(): Promise<TestApp> {
  const smtp = await startSmtp();
  const polaris = await startTestApp({ env: { SMTP_URL: smtp.url } });
  running.push(smtp, polaris);
  return polaris;
}

/** Mails that went out, named by how long ago; one failed instead. */
async function sentLongAgo(polaris: TestApp, ages: string[]): Promise<void> {
  const { body: text, ...rest } = content;
  for (const subject of ages) {
    await sendMail(polaris, to, { ...rest, text, subject });
    await untilMail(polaris, (row) => row.status === 'sent' && row.subject === subject);
  }
  await polaris.dataSource.query(
    `update mail_outbox set status = case when subject ~ 'failed' then 'failed' else 'sent' end,
       "sentAt" = now() - substring(subject from '[0-9]+ days')::interval`,
  );
}

/** The nightly job is scheduled, and a starting server finds it. */
async function passNight(polaris: TestApp): Promise<void> {
  const { dataSource, app } = polaris;
  await app.get(Database).transaction(() => app.get(JobsService).add(oldMailsQueue, { id: 0 }));
  running.push(await startTestApp({ beside: polaris }));
  const done = `select from jobs.job where name = 'old-mails' and state = 'completed'`;
  await until(async () => (await dataSource.query<object[]>(done)).length > 0);
}

it('removes the text of a mail 90 days after it was sent, unless it failed (ASVS 14.2.4)', async () => {
  const polaris = await start();
  const ages = ['91 days', '89 days', 'failed 91 days'];
  await sentLongAgo(polaris, ages);
  await passNight(polaris);
  expect(await outbox(polaris)).toMatchObject([
    { subject: ages[0], status: 'sent', recipient: to, body: '', html: null, calendar: null },
    { subject: ages[1], ...content },
    { subject: ages[2], ...content },
  ]);
  const owner = await polaris.owner();
  const { body } = await owner.get('/api/admin/mails?status=sent');
  expect(body).toMatchObject([{ text: content.body }, { text: '' }]);
});

it('removes the text of a mail that was not sent after 180 days, and then does not send it', async () => {
  const polaris = await start();
  await sentLongAgo(polaris, ['failed 1 days', 'failed 2 days', 'kept 3 days', 'kept 4 days']);
  await polaris.dataSource.query(
    `update mail_outbox set status = substring(subject from '^[a-z]+'),
       "createdAt" = now() - case when subject ~ '[13] days' then interval '181 days'
         else interval '179 days' end`,
  );
  await passNight(polaris);
  const rows = await outbox(polaris);
  expect(rows).toMatchObject([
    { status: 'failed', body: '', html: null, calendar: null },
    { status: 'failed', ...content },
    { status: 'kept', body: '', html: null, calendar: null },
    { status: 'kept', ...content },
  ]);
  const owner = await polaris.owner();
  const retry = await owner.post(`/api/admin/mails/${rows[0]!.id}/retry`);
  expect([retry.status, retry.body.detail]).toEqual([
    409,
    'The text of this mail is no longer kept.',
  ]);
});

it('removes a mail after three years, unless it is still waiting', async () => {
  const polaris = await start();
  await sentLongAgo(polaris, ['1 days', '2 days', '3 days']);
  await polaris.dataSource.query(
    `update mail_outbox set "createdAt" = now() - case when subject = '2 days'
         then interval '2 years 360 days' else interval '3 years 1 day' end,
       status = case when subject = '3 days' then 'held' else 'sent' end`,
  );
  await passNight(polaris);
  expect((await outbox(polaris)).map(({ subject }) => subject)).toEqual(['2 days', '3 days']);
});

it('removes the files of mails after 180 days, and no other file', async () => {
  const polaris = await start();
  const folder = join(polaris.dataDir, 'mail');
  mkdirSync(folder);
  const ages = { '000001.eml': 181, '000002.eml': 179, 'notes.txt': 181 };
  for (const [name, days] of Object.entries(ages)) {
    writeFileSync(join(folder, name), '');
    const at = new Date(Date.now() - days * 24 * 3_600_000);
    utimesSync(join(folder, name), at, at);
  }
  await polaris.app.get(MailFileStore).removeOld(180);
  expect(readdirSync(folder)).toEqual(['000002.eml', 'notes.txt']);
});

it('schedules the removal of old texts every night', async () => {
  const polaris = await start();
  const schedules = await polaris.dataSource.query(
    `select name, cron from jobs.schedule where name = 'old-mails'`,
  );
  expect(schedules).toEqual([
    { name: 'old-mails', cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) },
  ]);
});
