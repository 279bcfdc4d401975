import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mailbox } from '../../../testing/mail/mailbox';
import { outbox, sendMail } from '../../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../../testing/mail/smtp';
import { PASSWORD, type TestApp, startTestApp } from '../../../testing/test-app';
import { until } from '../../../testing/until';

let smtp: TestSmtp;
let polaris: TestApp;
beforeAll(async () => {
  smtp = await startSmtp();
  polaris = await startTestApp({ env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await polaris.close();
  await smtp.close();
});

let victims = 0;
const newVictim = () => `victim${(victims += 1)}@corp.example`;

/** How many mails an address got, once none is waiting. */
async function countMails(address: string): Promise<number> {
  await until(async () => (await outbox(polaris)).every(({ status }) => status !== 'queued'));
  return mailbox(smtp, address).length;
}

/** Each from its own IPv6 network. */
const stranger = (network: number) => polaris.visitor(`2001:db8:0:${network.toString(16)}::1`);

async function registerAndDelete(email: string, network: number): Promise<number[]> {
  const visitor = stranger(network);
  const made = await visitor.post('/api/auth/register', { email, password: PASSWORD });
  // A mail that has not been sent is deleted with the account.
  await countMails(email);
  const deleted = await visitor.call('DELETE', '/api/account', {
    email,
    currentPassword: PASSWORD,
  });
  return [made.status, deleted.status];
}

const moveTo = async (email: string) =>
  (await polaris.customer()).put('/api/auth/email', { email, currentPassword: PASSWORD });

/** Makes this many minutes pass for what was counted. */
const passMinutes = (minutes: number) =>
  polaris.dataSource.query(
    `update mailed_recipients
     set "sentAt" = (select array_agg(at - make_interval(mins => $1)) from unnest("sentAt") at)`,
    [minutes],
  );

it('mails an address 3 times when it is registered and deleted from 60 networks (ASVS 2.4.1)', async () => {
  const email = newVictim();
  for (let network = 1; network <= 60; network += 1)
    expect(await registerAndDelete(email, network)).toEqual([201, 204]);
  expect(await countMails(email)).toBe(3);
});

it('mails an address 3 times when 12 accounts request mail to it concurrently', async () => {
  const email = newVictim();
  const asked = await Promise.all(Array.from({ length: 12 }, () => moveTo(email)));
  expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  expect(await countMails(email)).toBe(3);
});

it('counts all kinds of unsolicited mail together, in any letter case', async () => {
  const email = newVictim();
  const other = email.toUpperCase();
  const person = stranger(100);
  await person.post('/api/auth/register', { email, password: PASSWORD });
  const message = { name: 'Eve', email: other, message: 'Hello there', preferredContact: 'email' };
  expect((await stranger(101).post('/api/contact', message)).status).toBe(201);
  await stranger(102).post('/api/auth/forgot-password', { email });
  const mails = async () =>
    (await outbox(polaris)).filter(({ recipient }) => recipient.toLowerCase() === email);
  await until(mails, ({ length }) => length >= 3);
  await countMails(email);
  const sent = await mails();
  expect(sent.map(({ subject, status }) => [subject, status])).toEqual([
    ['Confirm your email address', 'sent'],
    ['Thank you for your message', 'sent'],
    ['Choose a new password', 'sent'],
  ]);
  expect((await person.post('/api/auth/verification')).status).toBe(202);
  expect((await outbox(polaris, email)).at(-1)).toMatchObject({ status: 'failed' });
});

it('mails an address 10 times a day when mail is requested every hour', async () => {
  const email = newVictim();
  for (let hour = 0; hour < 5; hour += 1) {
    for (let each = 0; each < 4; each += 1) await registerAndDelete(email, 200 + hour * 4 + each);
    await passMinutes(61);
  }
  expect(await countMails(email)).toBe(10);
  await passMinutes(24 * 60);
  await registerAndDelete(email, 250);
  expect(await countMails(email)).toBe(11);
});

it('notifies the owner, and responds as usual, when a mail exceeds the limit', async () => {
  const email = newVictim();
  for (let network = 300; network < 303; network += 1) await registerAndDelete(email, network);
  const last = await stranger(303).post('/api/auth/register', { email, password: PASSWORD });
  expect([last.status, last.body.emailStatus]).toEqual([201, 'unverified']);
  const owner = await polaris.owner();
  const { body } = await owner.get(`/api/admin/mails?to=${email}`);
  expect(body).toMatchObject([
    { status: 'failed', attempts: 0, error: expect.stringContaining('3 an hour') },
  ]);
});

it('does not limit mail to a verified address, or mail that the owner causes', async () => {
  const owner = await polaris.owner();
  const { email } = owner.user;
  for (let sent = 0; sent < 5; sent += 1)
    await sendMail(polaris, email, { kind: 'new_password', subject: 'x', text: 'x' });
  const client = newVictim();
  for (let sent = 0; sent < 5; sent += 1)
    await sendMail(polaris, client, { kind: 'session', subject: 'x', text: 'x' });
  expect([await countMails(email), await countMails(client)]).toEqual([5, 5]);
});

it('does not count a mail that was not written because one a day is enough', async () => {
  const email = newVictim();
  const thanks = { kind: 'contact_thanks', subject: 'x', text: 'x', onceKey: email } as const;
  for (let sent = 0; sent < 5; sent += 1) await sendMail(polaris, email, thanks);
  await registerAndDelete(email, 400);
  expect(await countMails(email)).toBe(2);
});

it('mails an address again after the clock was ahead', async () => {
  const email = newVictim();
  for (let network = 500; network < 504; network += 1) await registerAndDelete(email, network);
  expect(await countMails(email)).toBe(3);
  await passMinutes(-400 * 24 * 60);
  await registerAndDelete(email, 504);
  expect(await countMails(email)).toBe(4);
});
