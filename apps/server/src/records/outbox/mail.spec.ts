import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { mailSchema } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { untilMails } from '../../testing/mail/mailbox';
import { outbox, passWaitingTime, sendMail, untilMail } from '../../testing/mail/outbox';
import { type SmtpMood, type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { type TestApp, deleteAccount, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { Database } from '../../platform/database/database';
import { LINK, MailSecretsService } from './mail-secrets.service';
import { MailService } from './mail.service';

const running: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of running.splice(0).reverse()) await server.close();
});

async function smtpServer(mood?: SmtpMood, port?: number): Promise<TestSmtp> {
  const smtp = await startSmtp(mood, port);
  running.push(smtp);
  return smtp;
}

async function start(env: Record<string, string> = {}): Promise<TestApp> {
  const polaris = await startTestApp({ env });
  running.push(polaris);
  return polaris;
}

const to = 'maya@example.com';
const withLink = { text: `Go to ${LINK}`, secrets: 'reset' } as const;
const mail = { subject: 'Grüße', text: 'Hello\n.\nMaya' };

const settled = (polaris: TestApp) => untilMail(polaris, ({ status }) => status !== 'queued');
const tried = (polaris: TestApp, attempts: number) =>
  untilMail(polaris, (row) => row.attempts === attempts && row.error !== null);

/** As if a mail's last job had not ended yet. */
const reopenJob = ({ dataSource }: TestApp, id: number) =>
  until(async () => {
    const [, changed] = await dataSource.query<[unknown, number]>(
      sql`update jobs.job set state = 'active' where state = 'completed'
       and id = (select "jobId" from mail_outbox where id = $1)`,
      [id],
    );
    return changed === 1;
  });

describe('sending a mail', () => {
  it('sends a mail through SMTP_URL and marks it as sent', async () => {
    const smtp = await smtpServer();
    const polaris = await start({ SMTP_URL: smtp.url, MAIL_FROM: 'Polaris <hello@polaris.test>' });
    await sendMail(polaris, to, { ...mail, html: '<p>Hello</p>' });
    expect(await settled(polaris)).toMatchObject({ status: 'sent', recipient: to, attempts: 1 });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatch(/From: Polaris <hello@polaris.test>/);
    expect(smtp.received[0]).toMatch(/To: maya@example.com/);
    expect(smtp.received[0]).toContain('text/html');
  });

  it('rejects to write a mail when no transaction is open', async () => {
    const polaris = await start({});
    const sending = polaris.app.get(MailService).send(to, { kind: 'message', ...mail });
    await expect(sending).rejects.toThrow('This needs a transaction');
    expect(await outbox(polaris)).toEqual([]);
  });

  it('writes no mail when its transaction fails', async () => {
    const smtp = await smtpServer();
    const polaris = await start({ SMTP_URL: smtp.url });
    const failing = polaris.app.get(Database).transaction(async () => {
      await polaris.app.get(MailService).send(to, { kind: 'message', ...mail });
      throw new Error('Changed my mind');
    });
    await expect(failing).rejects.toThrow('Changed my mind');
    expect(await outbox(polaris)).toEqual([]);
    expect(await polaris.dataSource.query(`select 1 from jobs.job where name = 'mail'`)).toEqual(
      [],
    );
  });

  it('fills a new one-time link into the sent copy at each attempt, and never into the outbox', async () => {
    const smtp = await smtpServer('refuses for now');
    const polaris = await start({ SMTP_URL: smtp.url });
    let made = 0;
    const make = () => Promise.resolve({ link: `https://a.example/#${(made += 1)}` });
    polaris.app.get(MailSecretsService).register('reset', make);
    await sendMail(polaris, to, { ...mail, ...withLink });
    await tried(polaris, 1);
    smtp.mood = 'takes';
    await passWaitingTime(polaris);
    expect(JSON.stringify(await settled(polaris))).not.toContain('a.example');
    expect(smtp.received[0]).toContain('Go to https://a.example/#2');
  });

  it('does not send a mail when its link has become invalid', async () => {
    const smtp = await smtpServer();
    const polaris = await start({ SMTP_URL: smtp.url });
    const none = () => Promise.resolve(undefined);
    polaris.app.get(MailSecretsService).register('reset', none);
    await sendMail(polaris, to, { ...mail, ...withLink });
    expect(await settled(polaris)).toMatchObject({
      status: 'failed',
      error: 'It is no longer needed.',
    });
    expect(smtp.received).toEqual([]);
  });

  it('leaves the one-time link out of the file of a mail', async () => {
    const polaris = await start();
    await sendMail(polaris, to, { ...mail, ...withLink });
    await settled(polaris);
    const folder = join(polaris.dataDir, 'mail');
    const [file] = await readdir(folder);
    const text = await readFile(join(folder, file!), 'utf8');
    expect(text).toContain('Go to [a link that works once]');
  });

  it('sends urgent mail first', async () => {
    const smtp = await smtpServer();
    const polaris = await start({ SMTP_URL: smtp.url });
    smtp.delay = 200;
    const others = Array.from({ length: 60 }, (_, index) => `reader${index}@example.com`);
    await polaris.app.get(Database).transaction(async () => {
      const outgoing = polaris.app.get(MailService);
      for (const reader of others) await outgoing.send(reader, { kind: 'message', ...mail });
      await outgoing.send(to, { kind: 'message', ...mail, urgent: true });
    });
    await untilMails(smtp, to, 1);
    expect(smtp.received.length).toBeLessThan(others.length / 2);
    smtp.delay = 0;
  });

  it('stores a mail and writes it to a file when SMTP_URL is not set', async () => {
    const polaris = await start();
    await sendMail(polaris, to, mail);
    expect(await settled(polaris)).toMatchObject({ status: 'kept', body: mail.text });
    const folder = join(polaris.dataDir, 'mail');
    const [file] = await readdir(folder);
    expect(await readFile(join(folder, file!), 'utf8')).toMatch(/To: maya@example.com/);
  });

  it('adds no header through the subject or address of a mail (ASVS 1.3.11)', async () => {
    const smtp = await smtpServer();
    const polaris = await start({ SMTP_URL: smtp.url });
    await sendMail(polaris, to, { ...mail, subject: 'Hi\r\nBcc: eve@example.com\r\n\r\nbody' });
    await settled(polaris);
    expect(smtp.received[0]).not.toMatch(/^Bcc:/m);
  });

  it('writes one mail for several with the same once key', async () => {
    const polaris = await start();
    for (const _ of [1, 2]) await sendMail(polaris, to, { ...mail, onceKey: 'thanks:maya' });
    expect(await outbox(polaris)).toHaveLength(1);
  });
});

describe('an unavailable mail server', () => {
  it.each(['refuses for now', 'hangs up'] as const)(
    'sends a mail later when the mail server %s',
    async (mood) => {
      const smtp = await smtpServer(mood);
      const polaris = await start({ SMTP_URL: smtp.url });
      await sendMail(polaris, to, mail);
      expect(await tried(polaris, 1)).toMatchObject({ status: 'queued' });
      await passWaitingTime(polaris);
      expect(await tried(polaris, 2)).toMatchObject({ status: 'queued' });
      smtp.mood = 'takes';
      await passWaitingTime(polaris);
      expect(await settled(polaris)).toMatchObject({ status: 'sent', attempts: 3, error: null });
      expect(smtp.received).toHaveLength(1);
    },
  );

  it('responds to calls while the mail server is down, and sends the mail afterwards (ASVS 16.5.2)', async () => {
    const dead = await startSmtp();
    const port = Number(new URL(dead.url).port);
    await dead.close();
    const polaris = await start({ SMTP_URL: `smtp://owner:hunter2@127.0.0.1:${port}` });
    const { user } = await polaris.customer();
    const { status } = await polaris
      .visitor()
      .post('/api/auth/forgot-password', { email: user.email });
    expect(status).toBe(202);
    expect((await tried(polaris, 1)).error).toMatch(/ECONNREFUSED/);
    const back = await smtpServer('takes', port);
    await passWaitingTime(polaris);
    // The server does not know the name and password that it receives: the reason must not reveal them.
    const { error } = await untilMail(
      polaris,
      (row) => row.error !== null || row.status === 'sent',
    );
    expect(error ?? '').not.toMatch(/hunter2|owner/);
    expect(back.received.length).toBeLessThanOrEqual(1);
  });

  it('marks a mail as failed with the reason when the mail server rejects it (ASVS 16.3.4)', async () => {
    const smtp = await smtpServer('refuses for good');
    const polaris = await start({ SMTP_URL: smtp.url });
    await sendMail(polaris, to, mail);
    expect(await settled(polaris)).toMatchObject({
      status: 'failed',
      attempts: 1,
      error: expect.stringContaining('No such mailbox'),
    });
  });

  it('marks a mail as failed after the last attempt', async () => {
    const smtp = await smtpServer('refuses for now');
    const polaris = await start({ SMTP_URL: smtp.url });
    await sendMail(polaris, to, mail);
    await tried(polaris, 1);
    await passWaitingTime(polaris, sql`start_after = now(), retry_count = retry_limit - 1`);
    expect(await settled(polaris)).toMatchObject({ status: 'failed', attempts: 2 });
  });
});

it('sends each mail once when two servers run', async () => {
  const smtp = await smtpServer();
  const polaris = await start({ SMTP_URL: smtp.url });
  running.push(await startTestApp({ env: { SMTP_URL: smtp.url }, beside: polaris }));
  const recipients = Array.from({ length: 30 }, (_, index) => `person${index}@example.com`);
  for (const address of recipients) await sendMail(polaris, address, mail);
  await until(async () => (await outbox(polaris)).every(({ status }) => status === 'sent'));
  expect(smtp.received).toHaveLength(30);
  expect(new Set(smtp.received.map((text) => /^To: (.+)$/m.exec(text)?.[1])).size).toBe(30);
});

describe("mails on the owner's screen", () => {
  it('lists all mails, failed ones, and those to one address', async () => {
    const smtp = await smtpServer('refuses for good');
    const polaris = await start({ SMTP_URL: smtp.url });
    const owner = await polaris.owner();
    await sendMail(polaris, to, mail);
    await settled(polaris);
    smtp.mood = 'takes';
    polaris.app.get(MailSecretsService).register('reset', () => Promise.resolve({ link: 'x' }));
    await sendMail(polaris, 'ada@example.com', { ...mail, ...withLink, urgent: true });
    await settled(polaris);
    const { body, headers } = await owner.get('/api/admin/mails?limit=1');
    expect(headers.get('x-total-count')).toBe('2');
    expect(body).toMatchObject([
      { recipient: 'ada@example.com', status: 'sent', text: 'Go to [a link that works once]' },
    ]);
    expect(Object.keys(body[0]).sort()).toEqual(Object.keys(mailSchema.shape).sort());
    const next = /<([^>]+)>/.exec(headers.get('link') ?? '')![1]!;
    expect((await owner.get(next)).body).toMatchObject([{ recipient: to, sentAt: null }]);
    const failed = await owner.get('/api/admin/mails?status=failed');
    expect(failed.body).toMatchObject([{ recipient: to, text: mail.text, attempts: 1 }]);
    expect((await owner.get('/api/admin/mails?to=ADA@example.com')).body).toHaveLength(1);
    expect((await owner.get('/api/admin/mails?status=lost')).status).toBe(400);
  });

  it('retries failed and waiting mails on request, but sends none twice', async () => {
    const smtp = await smtpServer('refuses for good');
    const polaris = await start({ SMTP_URL: smtp.url });
    const owner = await polaris.owner();
    await sendMail(polaris, to, mail);
    const { id } = await settled(polaris);
    smtp.mood = 'refuses for now';
    const retry = () => owner.post(`/api/admin/mails/${id}/retry`);
    expect((await retry()).body).toMatchObject({ id, status: 'queued' });
    await tried(polaris, 2);
    await passWaitingTime(polaris, sql`start_after = now() + interval '1 hour'`);
    smtp.mood = 'takes';
    expect((await retry()).status).toBe(200);
    expect(await settled(polaris)).toMatchObject({ status: 'sent', attempts: 3 });
    const again = await retry();
    expect([again.status, again.body.detail]).toEqual([409, 'This mail was sent already.']);
    expect(smtp.received).toHaveLength(1);
  });

  it('retries a failed mail whose job has not ended yet, but no mail that is being sent', async () => {
    const smtp = await smtpServer('refuses for good');
    const polaris = await start({ SMTP_URL: smtp.url });
    const owner = await polaris.owner();
    await sendMail(polaris, to, mail);
    const { id } = await settled(polaris);
    await reopenJob(polaris, id);
    smtp.mood = 'takes';
    expect((await owner.post(`/api/admin/mails/${id}/retry`)).status).toBe(200);
    expect(await settled(polaris)).toMatchObject({ status: 'sent', attempts: 2 });
    await polaris.dataSource.query(`update mail_outbox set status = 'queued' where id = $1`, [id]);
    await reopenJob(polaris, id);
    expect((await owner.post(`/api/admin/mails/${id}/retry`)).body.detail).toBe(
      'This mail is being sent right now.',
    );
    expect(smtp.received).toHaveLength(1);
  });

  it('rejects to retry a mail with a one-time link, and any mail without a mail server', async () => {
    const polaris = await start();
    const owner = await polaris.owner();
    await sendMail(polaris, to, { ...mail, ...withLink });
    const link = await settled(polaris);
    expect((await owner.post(`/api/admin/mails/${link.id}/retry`)).status).toBe(409);
    await sendMail(polaris, to, mail);
    const { id } = await settled(polaris);
    const { body } = await owner.post(`/api/admin/mails/${id}/retry`);
    expect(body.detail).toBe('There is no mail server yet. Enter one under Settings, Mail Server.');
  });
});

it('deletes the mails about an account with it', async () => {
  const smtp = await smtpServer('refuses for now');
  const polaris = await start({ SMTP_URL: smtp.url });
  const customer = await polaris.customer();
  await sendMail(polaris, customer.user.email, { ...mail, userId: customer.user.id });
  await tried(polaris, 1);
  await deleteAccount(customer);
  expect(await outbox(polaris)).toEqual([]);
  smtp.mood = 'takes';
  await passWaitingTime(polaris);
  await sendMail(polaris, to, mail);
  await settled(polaris);
  expect(smtp.received).toHaveLength(1);
});
