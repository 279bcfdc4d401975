import { type Socket, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { contactInput } from './factories';
import { useServers } from './running-servers';
import { type TestSmtp, startSmtp } from './smtp';
import { startTestApp } from './test-app';

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

async function until(isTrue: () => boolean | Promise<boolean>, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} s.`);
    await sleep(50);
  }
}

it('sends mails that were under way when the server was killed, within a minute of the next start', async () => {
  const smtp = await startMailServer(100_000);
  const server = await create({ SMTP_URL: smtp.url, OWNER_EMAIL });
  await server.start();
  await server.caller.post('/api/contact', contactInput());
  await until(() => smtp.arrived === MAILS, 20);
  await server.signal('SIGKILL');
  smtp.delay = 0;
  await server.start();
  await until(() => smtp.received.length === MAILS, 60);
});

it('sends mails once when the database is away as the mail server takes them', async () => {
  const smtp = await startMailServer(1_000);
  const sockets = new Set<Socket>();
  let isAway = false;
  const wire = createServer((client) => {
    if (isAway) return void client.destroy();
    const { hostname, port } = new URL(process.env.TEST_DATABASE_URL!);
    const database = connect(Number(port), hostname);
    sockets.add(client);
    client.on('error', () => undefined).on('close', () => database.destroy());
    database.on('error', () => undefined).on('close', () => client.destroy());
    client.pipe(database).pipe(client);
  });
  await new Promise<void>((ready) => wire.listen(0, '127.0.0.1', () => ready()));
  const { port } = wire.address() as { port: number };
  const polaris = await startTestApp({
    through: port,
    env: { SMTP_URL: smtp.url, OWNER_EMAIL },
  });
  await polaris.visitor().post('/api/contact', contactInput());
  await until(() => smtp.arrived === MAILS, 20);
  isAway = true;
  for (const socket of sockets) socket.destroy();
  await until(() => smtp.received.length === MAILS, 20);
  await sleep(2_000);
  isAway = false;
  const state = () =>
    polaris.dataSource
      .query<{ status: string }[]>('select distinct status from mail_outbox')
      .then((found) => found.map(({ status }) => status).join())
      .catch(() => undefined);
  await until(async () => (await state()) === 'sent', 5);
  expect([smtp.arrived, smtp.received.length]).toEqual([MAILS, MAILS]);
  await polaris.close();
  wire.close();
});
