import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { DatabaseWire } from './database-wire';
import { useServers } from './processes/running-servers';
import { type TestSmtp, startSmtp } from './mail/smtp';
import { sendContact } from './records';
import { startTestApp } from './test-app';
import { until } from './until';

const OWNER_EMAIL = 'owner@example.com';
/** The mails of one message: one to the owner, one to its sender. */
const MAILS = 2;
const create = useServers();
const mailServers: TestSmtp[] = [];
afterEach(async () => {
  for (const smtp of mailServers.splice(0)) await smtp.close();
});

async function startMailServer(delay: number): Promise<TestSmtp> {
  const smtp = await startSmtp();
  mailServers.push(smtp);
  return Object.assign(smtp, { delay });
}

it('sends mails of a killed server once it runs again', async () => {
  const smtp = await startMailServer(100_000);
  const server = await create({ SMTP_URL: smtp.url, OWNER_EMAIL });
  await server.start();
  await sendContact(server.caller);
  await until(() => smtp.arrived === MAILS);
  await server.signal('SIGKILL');
  smtp.delay = 0;
  await server.start();
  await until(() => smtp.received.length === MAILS, Boolean, 280_000);
});

it('sends mails once when the database is lost while the mail server accepts them', async () => {
  const smtp = await startMailServer(1_000);
  const wire = await DatabaseWire.open();
  const polaris = await startTestApp({
    through: wire.port,
    env: { SMTP_URL: smtp.url, OWNER_EMAIL },
  });
  await sendContact(polaris.visitor());
  await until(() => smtp.arrived === MAILS);
  wire.cut();
  await until(() => smtp.received.length === MAILS);
  await sleep(2_000);
  wire.isCut = false;
  const state = () =>
    polaris.dataSource
      .query<{ status: string }[]>('select distinct status from mail_outbox')
      .then((found) => found.map(({ status }) => status).join())
      .catch(() => undefined);
  await until(async () => (await state()) === 'sent');
  expect([smtp.arrived, smtp.received.length]).toEqual([MAILS, MAILS]);
  await polaris.close();
  wire.close();
});
