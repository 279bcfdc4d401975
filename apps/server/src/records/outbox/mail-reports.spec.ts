import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Mail, UndeliverableAddress } from '@polaris/contracts';
import { expiredRowsQueue } from '../../platform/jobs/expired-rows.service';
import { JobsService } from '../../platform/jobs/jobs.service';
import { Database } from '../../platform/database/database';
import { untilDone } from '../../testing/jobs';
import { mailWith, untilMails } from '../../testing/mail/mailbox';
import { outbox, sendMail, untilMail, untilNotices } from '../../testing/mail/outbox';
import { postmarkBounce, postmarkComplaint } from '../../testing/mail/postmark-events';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../testing/test-app';
import { SubscribersService } from '../../site/subscribers/subscribers.service';
import { until } from '../../testing/until';
import { MailReportsService } from './mail-reports.service';

const to = 'maya@example.com';
const mail = { subject: 'Your order', text: 'Thank you.' };
const ADDRESSES = '/api/admin/undeliverable-addresses';

let smtp: TestSmtp;
let polaris: TestApp;
let owner: Person;
let authorization: string;
beforeEach(async () => {
  smtp = await startSmtp();
  polaris = await startTestApp({ env: { SMTP_URL: smtp.url, OWNER_EMAIL: 'ines@polaris.test' } });
  owner = await polaris.owner();
  const { body } = await owner.post('/api/admin/mail-webhooks/postmark');
  const { username, password } = new URL(body.address);
  authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
});
afterEach(async () => {
  await polaris.close();
  await smtp.close();
});

let reports = 0;
const report = async (event: object) => {
  const raw = JSON.stringify({ ...event, ID: (reports += 1) });
  const sent = await polaris
    .visitor()
    .post('/api/webhooks/postmark', undefined, { raw, headers: { authorization } });
  expect(sent.status).toBe(200);
};
const send = async (email = to, own: Partial<Parameters<typeof sendMail>[2]> = {}) => {
  await sendMail(polaris, email, { ...mail, ...own });
  return untilMail(polaris, ({ recipient, status }) => recipient === email && status !== 'queued');
};
/** The metadata of the newest mail to Maya, as Postmark would report it. */
const metadata = () => ({
  Metadata: { mail: /^X-PM-Metadata-mail: (.+?)\r?$/im.exec(sourceTo())![1] },
});
const sourceTo = () => smtp.received.findLast((source) => source.includes(`To: ${to}`))!;
const bounce = (own: object = {}) => report(postmarkBounce({ Email: to, ...own }));
const marked = async (): Promise<UndeliverableAddress[]> => (await owner.get(ADDRESSES)).body;
const mails = async (email = to): Promise<Mail[]> =>
  (await owner.get(`/api/admin/mails?to=${email}`)).body;
const mark = (email = to) =>
  polaris.dataSource.query(
    `insert into undeliverable_addresses (email, kind, reason) values ($1, 'bounce', '550')`,
    [email],
  );
const removeExpired = async () => {
  const jobs = polaris.app.get(JobsService);
  await polaris.app.get(Database).transaction(() => jobs.add(expiredRowsQueue, {}));
  await untilDone(polaris, expiredRowsQueue);
};

describe('a bounced mail', () => {
  it('shows that a mail bounced, and why, when the provider names it', async () => {
    await send();
    await bounce(metadata());
    expect(await mails()).toMatchObject([
      {
        status: 'bounced',
        error:
          'The mail provider says: smtp;550 5.1.1 The email account that you tried to reach does not exist.',
        undeliverable: { kind: 'bounce' },
      },
    ]);
    const bounced = await owner.get('/api/admin/mails?status=bounced');
    expect(bounced.body).toHaveLength(1);
  });

  it("finds a bounced mail by its Message-ID, or by the mail server's id for it", async () => {
    const take = (names: string[], providerMessageId?: string) =>
      polaris.app.get(Database).transaction(() =>
        polaris.app.get(MailReportsService).process({
          kind: 'delayed',
          reason: names.join() || 'by id',
          recipient: undefined,
          names,
          providerMessageId,
        }),
      );
    smtp.answer = 'Ok 0100018ed2c9ba2c-7e3f5d0a-9d6b-4c1f-8d43-2f2f0e2a1b11-000000';
    const { id } = await send();
    const header = /^Message-ID: (.+?)\r?$/im.exec(smtp.received[0]!)![1]!;
    await send('ada@example.com', { internetMessageId: '<own.17@polaris.test>' });
    await take([header]);
    await take(['<own.17@polaris.test>']);
    expect((await mails())[0]!.error).toBe(`Not delivered for now: ${header}`);
    expect((await mails('ada@example.com'))[0]!.error).toMatch(/<own\.17@polaris\.test>$/);
    await take([], smtp.answer.slice(3));
    expect((await mails())[0]!.error).toBe('Not delivered for now: by id');
    const restored = header.replace(/\d+@/, '1@');
    await take([restored, `<mail-${id}@polaris.test>`, 'mail-999999999.1@polaris.test']);
    expect((await mails())[0]!.error).toBe('Not delivered for now: by id');
  });

  it('marks the recipient of a mail that bounced after it was forwarded to another address', async () => {
    await send();
    await bounce({ ...metadata(), Email: 'forwarded@example.net' });
    expect(await marked()).toMatchObject([{ email: to }]);
  });

  it('only notes a soft bounce on the mail', async () => {
    await send();
    await bounce({ ...metadata(), Type: 'SoftBounce', Inactive: false, Details: 'Mailbox full' });
    expect(await mails()).toMatchObject([
      { status: 'sent', error: 'Not delivered for now: Mailbox full', undeliverable: null },
    ]);
    expect(await marked()).toEqual([]);
  });

  it('resends a bounced mail once the owner tries its address again, unless it was reported as spam', async () => {
    const { id } = await send();
    await bounce(metadata());
    const [{ id: address }] = (await marked()) as [UndeliverableAddress];
    expect((await owner.delete(`${ADDRESSES}/${address}`)).status).toBe(204);
    expect((await owner.post(`/api/admin/mails/${id}/retry`)).status).toBe(200);
    await until(async () => (await mails())[0]?.status === 'sent');
    expect(await untilMails(smtp, to, 2)).toHaveLength(2);
    await report(postmarkComplaint({ ...metadata(), Email: to }));
    expect(await mails()).toMatchObject([{ status: 'complaint' }]);
    expect((await owner.post(`/api/admin/mails/${id}/retry`)).status).toBe(409);
  });

  it('rejects to resend a bounced mail whose text is no longer stored', async () => {
    const { id } = await send();
    await bounce(metadata());
    await polaris.dataSource.query(`update mail_outbox set body = '' where id = $1`, [id]);
    const { status, body } = await owner.post(`/api/admin/mails/${id}/retry`);
    expect([status, body.detail]).toEqual([409, 'The text of this mail is no longer kept.']);
  });

  it('keeps a mail as bounced when the report arrives before it is marked as sent', async () => {
    smtp.delay = 300;
    await sendMail(polaris, to, mail);
    await until(() => smtp.arrived === 1);
    const [row] = await polaris.dataSource.query<[{ id: number; createdAt: Date }]>(
      'select id, "createdAt" from mail_outbox where recipient = $1',
      [to],
    );
    await bounce({ Metadata: { Mail: `${row.id}.${row.createdAt.getTime()}` } });
    await until(async () => (await mails())[0]?.sentAt);
    expect((await mails())[0]!.status).toBe('bounced');
  });
});

describe('an undeliverable address', () => {
  it('sends an undeliverable address only mail about its account, and gives the reason on every other mail', async () => {
    await send('ada@example.com');
    await mark('Maya@example.com');
    const { status, error } = await send();
    expect(status).toBe('failed');
    expect(error).toMatch(/^Not sent: .*choose “Try this address again”, then “Send again”\.$/);
    for (const kind of ['essay', 'letter', 'invoice'] as const)
      expect(await send(to, { kind })).toMatchObject({ status: 'failed' });
    for (const kind of ['verify_email', 'new_password', 'two_factor'] as const)
      expect(await send(to, { kind })).toMatchObject({ status: 'sent' });
    expect(await send('MAYA@example.com')).toMatchObject({ status: 'failed' });
    expect((await mails())[0]).toMatchObject({ undeliverable: { kind: 'bounce' } });
    expect(smtp.received).toHaveLength(4);
  });

  it('sends an undeliverable address the link to ask for the newsletter again', async () => {
    await mark();
    expect(await send(to, { kind: 'newsletter_confirmation' })).toMatchObject({ status: 'sent' });
  });

  it('sends an undeliverable address the mail of an earlier version, whose kind is unknown', async () => {
    await mark();
    smtp.mood = 'refuses for now';
    await sendMail(polaris, to, mail);
    await untilMail(polaris, ({ attempts, error }) => attempts === 1 && error !== null);
    await polaris.dataSource.query('update mail_outbox set kind = null');
    smtp.mood = 'takes';
    const [{ id }] = (await mails()) as [Mail];
    await owner.post(`/api/admin/mails/${id}/retry`);
    await untilMails(smtp, to, 1);
  });

  it('mails an undeliverable address again after the owner says so, with an audit entry', async () => {
    await send();
    await bounce();
    const [{ id }] = (await marked()) as [UndeliverableAddress];
    expect((await owner.delete(`${ADDRESSES}/${id}`)).status).toBe(204);
    expect((await owner.delete(`${ADDRESSES}/${id}`)).status).toBe(404);
    expect(await send()).toMatchObject({ status: 'sent' });
    const { body } = await owner.get('/api/admin/audit?relation=undeliverable_addresses');
    expect(body).toMatchObject([
      { action: 'delete', actor: owner.user.email, before: { email: to, kind: 'bounce' } },
      { action: 'create', actor: null },
    ]);
  });

  it('mails an undeliverable address again once its account verifies it, or a code was read there', async () => {
    const person = await polaris.customer();
    const { email } = person.user;
    await mark(email);
    const { code } = await mailWith(smtp, email, 'Confirm your email address');
    expect((await person.post('/api/auth/verify-code', { code })).status).toBe(200);
    expect(await marked()).toEqual([]);
    await mark(email);
    await polaris.visitor().post('/api/auth/forgot-password', { email });
    const { token } = await mailWith(smtp, email, 'Choose a new password');
    const reset = { token, password: 'seven quiet harbours' };
    expect((await polaris.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
    expect(await marked()).toEqual([]);
  });

  it('mails an undeliverable address again once a subscription is confirmed from there', async () => {
    await polaris.visitor().post('/api/newsletter', { email: to });
    const [{ text }] = (await untilMails(smtp, to, 1)) as unknown as [{ text: string }];
    await mark();
    const [, token] = /confirm#([\w-]{43})/.exec(text)!;
    expect(await polaris.app.get(SubscribersService).useLink('confirm', token!)).toBe('done');
    expect(await marked()).toEqual([]);
  });

  it('shows an undeliverable address at its subscriber, in any letter case', async () => {
    await polaris.visitor().post('/api/newsletter', { email: to });
    await untilMails(smtp, to, 1);
    await bounce();
    const { body } = await owner.get('/api/admin/subscribers');
    expect(body).toMatchObject([{ email: to, undeliverable: { kind: 'bounce' } }]);
    expect((await owner.get(`${ADDRESSES}?email=MAYA@example.com`)).body).toHaveLength(1);
    expect((await owner.get(`${ADDRESSES}?email=ada@example.com`)).body).toEqual([]);
  });
});

describe('notifying the owner', () => {
  it('mails the owner about the first address immediately, and about others in one mail', async () => {
    const people = Array.from({ length: 10 }, (_, index) => `person${index}@example.net`);
    for (const email of people) await send(email);
    await Promise.all(people.map((email) => report(postmarkBounce({ Email: email }))));
    expect(await marked()).toHaveLength(10);
    const told = await until(
      () => outbox(polaris, 'ines@polaris.test'),
      (rows) => rows.length > 0,
    );
    expect(told).toHaveLength(1);
    expect(told[0]!.subject).toMatch(/^Email to person\d@example\.net came back$/);
    expect(told[0]!.body).toContain('choose “Try this address again”');
    const [gathered] = await untilNotices(polaris, 'Email to an address came back');
    expect(gathered!.body.match(/Email to an address came back/g)).toHaveLength(9);
    expect(gathered!.body).not.toContain('example.net');
  });

  it("mails nothing about an address that is known to be undeliverable, or is the owner's", async () => {
    await sendMail(polaris, 'ines@polaris.test', { ...mail, kind: 'owner_notice' });
    await bounce({ Email: 'Ines@polaris.test' });
    await send();
    await bounce();
    await bounce();
    expect(await marked()).toHaveLength(2);
    const told = (await outbox(polaris, 'ines@polaris.test')).map(({ subject }) => subject);
    expect(told).toEqual([mail.subject, 'Email to maya@example.com came back']);
    expect(await polaris.dataSource.query('select 1 from owner_notices')).toEqual([]);
  });

  it('deletes the notice about an address when the address is deleted', async () => {
    await send();
    await bounce();
    const [{ id }] = (await marked()) as [UndeliverableAddress];
    await owner.delete(`${ADDRESSES}/${id}`);
    expect(await outbox(polaris, 'ines@polaris.test')).toEqual([]);
  });
});

describe('deleting an address', () => {
  it('deletes an address with its account, and ignores later reports of it', async () => {
    const person = await polaris.customer();
    const { email } = person.user;
    await untilMails(smtp, email, 1);
    await bounce({ Email: email });
    expect(await marked()).toHaveLength(1);
    await deleteAccount(person);
    await removeExpired();
    expect(await marked()).toEqual([]);
    await bounce({ Email: email });
    expect(await marked()).toEqual([]);
  });

  it('keeps the address of a customer in the trash, and deletes it after that', async () => {
    const { body } = await owner.post('/api/customers', { name: 'Maya', email: to });
    await bounce();
    await owner.delete(`/api/customers/${body.id}`);
    await removeExpired();
    expect(await marked()).toHaveLength(1);
    await bounce();
    await polaris.dataSource.query('delete from trash');
    await removeExpired();
    expect(await marked()).toEqual([]);
  });
});
