import { afterAll, expect, it } from '@jest/globals';
import { JobsService } from '../platform/jobs/jobs.service';
import { oldMailsQueue } from './mail-queues';
import { outbox, sendMail, untilMail } from '../testing/mail/outbox';
import { startSmtp } from '../testing/mail/smtp';
import { type TestApp, startTestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { Database } from '../platform/database/database';

const running: { close(): unknown }[] = [];
afterAll(async () => {
  for (const server of running.reverse()) await server.close();
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

/** The night's job is there, and a server that starts finds it. */
async function passNight(polaris: TestApp): Promise<void> {
  const { dataSource, app } = polaris;
  await app.get(Database).transaction(() => app.get(JobsService).add(oldMailsQueue, { id: 0 }));
  running.push(await startTestApp({ beside: polaris }));
  const done = `select from jobs.job where name = 'old-mails' and state = 'completed'`;
  await until(async () => (await dataSource.query<object[]>(done)).length > 0);
}

it('removes the text of a mail 90 days after it was sent, unless it failed', async () => {
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

it('schedules the removal of old texts every night', async () => {
  const polaris = await start();
  const schedules = await polaris.dataSource.query(
    `select name, cron from jobs.schedule where name = 'old-mails'`,
  );
  expect(schedules).toEqual([
    { name: 'old-mails', cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) },
  ]);
});
