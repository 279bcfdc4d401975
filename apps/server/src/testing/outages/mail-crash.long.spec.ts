import { afterEach, expect, it, jest } from '@jest/globals';
import { MailsRepository } from '../../records/outbox/mails.repository';
import { createClient } from '../../platform/database/connections';
import { sql } from '../../platform/database/sql';
import { bookFree, buySessions, openBooking } from '../data/booking';
import { DatabaseWire } from '../stand-ins/database-wire';
import { useServers } from '../processes/running-servers';
import { mailbox } from '../mail/mailbox';
import { type TestSmtp, startSmtp } from '../mail/smtp';
import { sendContact } from '../data/records';
import { PASSWORD, startTestApp } from '../test-app';
import { until } from '../until';

const OWNER_EMAIL = 'owner@example.com';
/** The mails of one message: one to the owner, one to its sender. */
const MAILS = 2;
const create = useServers();
const mailServers: TestSmtp[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const smtp of mailServers.splice(0)) await smtp.close();
});

async function startMailServer(delay: number): Promise<TestSmtp> {
  const smtp = await startSmtp();
  mailServers.push(smtp);
  return Object.assign(smtp, { delay });
}

/** Waits until every due job and every mail has been processed. */
async function untilNothingIsDue(connectionString: string): Promise<void> {
  const database = createClient({ connectionString });
  await database.connect();
  const open = sql`
    select id::text from mail_outbox where status = 'queued'
    union all select id::text from jobs.job
      where state in ('created', 'retry', 'active') and start_after <= now()`;
  await until(
    async () => (await database.query(open)).rows,
    ({ length }) => length === 0,
    280_000,
  );
  await database.end();
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

it('mails an invitation once when the server is killed after a client has booked', async () => {
  const smtp = await startMailServer(0);
  smtp.mood = 'refuses for now';
  const [email, password] = ['maya@example.com', PASSWORD];
  const admin = { ADMIN_EMAIL: OWNER_EMAIL, ADMIN_PASSWORD: password };
  const server = await create({ SMTP_URL: smtp.url, ...admin });
  await server.start();
  const [owner, client] = [server.caller, server.caller];
  await owner.post('/api/auth/login', { email: OWNER_EMAIL, password });
  await client.post('/api/auth/register', { email, password, firstName: 'Maya', lastName: 'Chen' });
  const database = createClient({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query(sql`update users set "emailVerifiedAt" = now()`);
  await database.end();
  await openBooking(owner);
  const { id } = await buySessions(owner, client);
  await bookFree(client, id);
  await server.signal('SIGKILL');
  smtp.mood = 'takes';
  await server.start();
  const invitations = () =>
    mailbox(smtp, email).filter(({ subject }) => subject.startsWith('Session booked'));
  await until(() => invitations().length > 0, Boolean, 280_000);
  await untilNothingIsDue(server.databaseUrl);
  expect(invitations()).toHaveLength(1);
});

it('sends mails once when the database is lost while the mail server accepts them', async () => {
  const smtp = await startMailServer(1_000);
  const wire = await DatabaseWire.open();
  const polaris = await startTestApp({
    through: wire.port,
    env: { SMTP_URL: smtp.url, OWNER_EMAIL },
  });
  const records = jest.spyOn(polaris.app.get(MailsRepository), 'recordSent');
  await sendContact(polaris.visitor());
  await until(() => smtp.arrived === MAILS);
  wire.cut();
  await until(() => smtp.received.length === MAILS);
  // The server failed to record each mail, and tries again.
  const attemptCounts = () => {
    const ids = records.mock.calls.map(([id]) => id);
    return [...new Set(ids)].map((id) => ids.filter((other) => other === id).length);
  };
  await until(
    attemptCounts,
    (times) => times.length === MAILS && times.every((count) => count > 1),
  );
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
