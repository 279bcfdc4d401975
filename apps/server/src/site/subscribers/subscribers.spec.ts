import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ONE_CLICK } from '@polaris/contracts';
import { MailService } from '../../records/outbox/mail.service';
import { FROM_OWN_PAGE } from '../../testing/caller';
import { customerInput } from '../../testing/data/factories';
import { mailbox, untilMails } from '../../testing/mail/mailbox';
import { outbox, passWaitingTime } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import {
  PASSWORD,
  type Person,
  type TestApp,
  deleteAccount,
  startTestApp,
} from '../../testing/test-app';
import { plainSite } from '../../testing/stand-ins/plain-site';
import { SiteBuild } from '../content/site-build.service';
import { untilDone } from '../../testing/jobs';
import { until } from '../../testing/until';
import { Database } from '../../platform/database/database';
import { NewsletterService } from './newsletter.service';
import { firstEssaysQueue, signUpQueue } from './newsletter-queues';
import { SubscribersService } from './subscribers.service';

let smtp: TestSmtp;
let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, PUBLIC_URL: 'https://polaris.test' };
  polaris = await startTestApp({ env });
  // It records the site's first essays as sent, at the start alone.
  await untilDone(polaris, firstEssaysQueue);
  owner = await overHttps(await polaris.owner());
});
afterAll(async () => {
  await polaris.close();
  await smtp.close();
});

/** Signs in again as through a TLS proxy, because cookies need https. */
async function overHttps(person: Person): Promise<Person> {
  const call = person.call.bind(person);
  person.call = (method, path, body, options) =>
    call(method, path, body, {
      ...options,
      headers: { 'x-forwarded-proto': 'https', ...options?.headers },
    });
  await person.post('/api/auth/login', { email: person.user.email, password: PASSWORD });
  return person;
}

const sql = <T>(statement: string, values: unknown[] = []) =>
  polaris.dataSource.query<T>(statement, values);
const service = () => polaris.app.get(SubscribersService);
const ask = async (email: string, own: object = {}) => {
  const answer = await polaris.visitor().post('/api/newsletter', { email, ...own });
  await untilDone(polaris, signUpQueue);
  return answer;
};
const find = async (email: string) =>
  (await owner.get(`/api/admin/subscribers?email=${encodeURIComponent(email)}`)).body[0];

/** The tokens in the mails to an address, the oldest first. */
const tokens = (email: string) =>
  mailbox(smtp, email).flatMap(
    ({ text }) => /\/(?:confirm|unsubscribe)#([\w-]{43})/.exec(text)?.[1] ?? [],
  );

let people = 0;
const newAddress = () => `reader${(people += 1)}@example.com`;

async function subscribe(email = newAddress()): Promise<string> {
  await ask(email);
  await untilMails(smtp, email, 1);
  expect(await service().useLink('confirm', tokens(email)[0]!)).toBe('done');
  return email;
}

const passMinutes = (email: string, minutes: number) =>
  sql(`update subscribers set "askedAt" = "askedAt" - make_interval(mins => $2) where email = $1`, [
    email,
    minutes,
  ]);

describe('asking for the newsletter', () => {
  it('subscribes an address only with the token of a mailed link', async () => {
    const email = newAddress();
    expect((await ask(email, { source: '/PolarisNet/manifesto' })).status).toBe(204);
    await untilMails(smtp, email, 1);
    expect(await find(email)).toMatchObject({ status: 'pending', source: '/PolarisNet/manifesto' });
    const [token] = tokens(email);
    expect(await service().useLink('confirm', token!)).toBe('done');
    expect(await service().useLink('confirm', token!)).toBe('done');
    expect(await find(email)).toMatchObject({ status: 'subscribed', unsubscribedAt: null });
  });

  it('stores no newsletter token, not even in the outbox', async () => {
    const email = await subscribe();
    const [token] = tokens(email);
    const stored = await sql<unknown[]>('select t::text from subscriber_tokens t');
    expect(JSON.stringify([stored, await outbox(polaris, email)])).not.toContain(token);
  });

  it('answers every newsletter address alike and mails nothing to subscribers', async () => {
    const email = await subscribe();
    const [known, unknown] = [await ask(email), await ask(newAddress())];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(await outbox(polaris, email)).toHaveLength(1);
  });

  it('responds before it reads whether the address has a newsletter subscription', async () => {
    const email = await subscribe();
    const locked = polaris.dataSource.createQueryRunner();
    await locked.startTransaction();
    await locked.query('lock table subscribers in access exclusive mode');
    const { status } = await polaris.visitor().post('/api/newsletter', { email });
    await locked.rollbackTransaction();
    await locked.release();
    expect(status).toBe(204);
  });

  it('mails a newsletter link once in ten minutes in any letter case of the address', async () => {
    const email = newAddress();
    for (const again of [email, email.toUpperCase(), email]) await ask(again);
    expect(await outbox(polaris, email)).toHaveLength(1);
    await passMinutes(email, 11);
    await ask(email.toUpperCase());
    expect(await outbox(polaris, email)).toHaveLength(2);
  });

  it('rejects a sign-up with an explanation when a program without a browser filled the honeypot', async () => {
    const email = newAddress();
    const { status, body } = await ask(email, { website: 'https://spam.example' });
    expect([status, body]).toMatchObject([400, { detail: expect.stringMatching(/hidden field/) }]);
    expect(await find(email)).toBeUndefined();
    expect(await outbox(polaris, email)).toEqual([]);
  });

  it('mails a newsletter link when a form filler filled the honeypot on our page', async () => {
    const email = newAddress();
    const body = { email, website: 'https://maya.example' };
    const { status } = await polaris
      .visitor()
      .post('/api/newsletter', body, { headers: FROM_OWN_PAGE[0]! });
    expect(status).toBe(204);
    await untilMails(smtp, email, 1);
    expect(await find(email)).toMatchObject({ status: 'pending' });
  });

  it('limits newsletter requests like contact messages', async () => {
    const visitor = polaris.visitor();
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1)
      statuses.push((await visitor.post('/api/newsletter', { email: newAddress() })).status);
    expect(statuses).toEqual([...Array(20).fill(204), 429]);
  });

  it('rejects a newsletter request from another site', async () => {
    const headers = { origin: 'https://evil.example' };
    const { status } = await polaris
      .visitor()
      .post('/api/newsletter', { email: 'a@b.co' }, { headers });
    expect(status).toBe(403);
  });
});

describe('confirmation links of the newsletter', () => {
  it('expires a confirmation link after seven days', async () => {
    const email = newAddress();
    await ask(email);
    await untilMails(smtp, email, 1);
    const left = await sql<[{ days: number }]>(
      `select extract(epoch from "expiresAt" - t."createdAt") / 86400 as days from subscriber_tokens t
       join subscribers s on s.id = "subscriberId" where email = $1`,
      [email],
    );
    expect(Number(left[0].days)).toBeCloseTo(7, 2);
    await sql(`update subscriber_tokens set "expiresAt" = now() where purpose = 'confirm'`);
    expect(await service().useLink('confirm', tokens(email)[0]!)).toBe('expired');
    expect(await find(email)).toMatchObject({ status: 'pending' });
  });

  it('rejects to subscribe again by an old link after unsubscribing', async () => {
    const email = await subscribe();
    const [first] = tokens(email);
    await sendEssay(newEssay());
    await untilMails(smtp, email, 2);
    await service().useLink('unsubscribe', tokens(email)[1]!);
    expect(await service().useLink('confirm', first!)).toBe('unknown');
    await passMinutes(email, 11);
    await ask(email);
    await untilMails(smtp, email, 3);
    expect(await service().useLink('confirm', tokens(email)[2]!)).toBe('done');
    expect(await find(email)).toMatchObject({ status: 'subscribed' });
  });

  it('rejects confirmation links that it did not create', async () => {
    expect(await service().useLink('confirm', 'x'.repeat(43))).toBe('unknown');
  });
});

let essays = 0;
const site: { slug: string; title: string; summary: string; path: string }[] = [];
function newEssay(): string {
  const slug = `essay-${(essays += 1)}`;
  site.push({
    slug,
    title: `Essay ${essays}`,
    summary: 'About trust.',
    path: `/PolarisNet/${slug}`,
  });
  polaris.app.get(SiteBuild).load = () => Promise.resolve({ ...plainSite, essays: site });
  return slug;
}

const issueOf = async (slug: string) =>
  (await owner.get('/api/admin/newsletter')).body.find(
    (issue: { slug: string | null }) => issue.slug === slug,
  );

async function sendEssay(slug: string): Promise<void> {
  const { recipients } = await issueOf(slug);
  const answer = await owner.post(`/api/admin/newsletter/essays/${slug}`, { recipients });
  expect([answer.status, answer.text]).toEqual([202, answer.text]);
  await until(
    () => issueOf(slug),
    ({ queued }) => queued === recipients,
  );
}

describe('sending an essay', () => {
  it('mails an essay once to each subscriber after the owner confirmed the number', async () => {
    const email = await subscribe();
    const pending = newAddress();
    await ask(pending);
    const slug = newEssay();
    const { recipients, preview, sentAt } = await issueOf(slug);
    expect(sentAt).toBeNull();
    expect(preview).toContain(`https://polaris.test/PolarisNet/${slug}`);
    const wrong = await owner.post(`/api/admin/newsletter/essays/${slug}`, {
      recipients: recipients + 1,
    });
    expect([wrong.status, wrong.body.detail]).toEqual([
      409,
      `There are ${recipients} subscribers now.`,
    ]);
    await sendEssay(slug);
    await untilMails(smtp, email, 2);
    const again = await owner.post(`/api/admin/newsletter/essays/${slug}`, { recipients });
    expect([again.status, again.body.detail]).toEqual([409, 'This essay was sent before.']);
    expect((await outbox(polaris, email)).map(({ subject }) => subject)).toEqual([
      'Confirm your subscription',
      `Essay ${essays}`,
    ]);
    expect(await outbox(polaris, pending)).toHaveLength(1);
  });

  it('mails an essay once when its job runs again', async () => {
    const email = await subscribe();
    const slug = newEssay();
    await sendEssay(slug);
    await untilMails(smtp, email, 2);
    await polaris.app.get(NewsletterService).write({ slug });
    expect(await outbox(polaris, email)).toHaveLength(2);
  });

  it('sends an essay with the headers of a mailing list (RFC 2919, RFC 2369; RFC 8058, section 3.1)', async () => {
    const email = await subscribe();
    await sendEssay(newEssay());
    await untilMails(smtp, email, 2);
    const source = smtp.received.findLast((mail) => mail.includes(`To: ${email}`))!;
    const heads = source.split('\r\n\r\n')[0]!.replace(/\r\n[ \t]+/g, ' ');
    expect(heads).toMatch(/^List-ID: <essays\.polaris\.test>$/im);
    const address = /^List-Unsubscribe: <(.+)>$/m.exec(heads)?.[1];
    expect(address).toMatch(/^https:\/\/polaris\.test\/api\/newsletter\/unsubscribe\/[\w-]{43}$/);
    expect(heads).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(await outbox(polaris, email)).not.toContain(address);
  });

  it('mails no essay to a subscriber who unsubscribes while it waits', async () => {
    const email = await subscribe();
    await sql(`update subscribers set "unsubscribedAt" = now() where email <> $1`, [email]);
    smtp.mood = 'refuses for now';
    await sendEssay(newEssay());
    await until(async () => (await outbox(polaris, email)).at(-1)?.error);
    await sql(`update subscribers set "unsubscribedAt" = now() where email = $1`, [email]);
    smtp.mood = 'takes';
    await passWaitingTime(polaris);
    await until(async () => (await outbox(polaris, email)).at(-1)?.status === 'failed');
    expect(mailbox(smtp, email)).toHaveLength(1);
  });

  it('never offers to send an essay that existed at the first start', async () => {
    await subscribe();
    const newsletter = polaris.app.get(NewsletterService);
    await sendEssay(newEssay());
    newEssay();
    const before = await sql<unknown[]>('select * from newsletter_issues');
    await newsletter.addFirst();
    expect(await sql('select * from newsletter_issues')).toEqual(before);
    await sql('delete from newsletter_issues');
    await newsletter.addFirst();
    expect((await owner.get('/api/admin/newsletter')).body).toEqual([]);
    const next = newEssay();
    expect(await issueOf(next)).toMatchObject({ sentAt: null });
  });
});

describe('unsubscribing with one click', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const post = (path: string, raw: string, type = FORM, more = {}) =>
    polaris.visitor().post(path, undefined, { raw, headers: { 'content-type': type, ...more } });

  async function subscribedWithLink() {
    const email = await subscribe();
    await sendEssay(newEssay());
    await untilMails(smtp, email, 2);
    return { email, path: `/api/newsletter/unsubscribe/${tokens(email)[1]}` };
  }

  it.each([
    ['a form', FORM, ONE_CLICK],
    [
      'a multipart form',
      'multipart/form-data; boundary=---FormBoundaryjWmhtjORrn',
      '-----FormBoundaryjWmhtjORrn\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n-----FormBoundaryjWmhtjORrn--\r\n',
    ],
  ])(
    'unsubscribes with %s, without cookies or an origin (RFC 8058, section 3.2)',
    async (_, type, raw) => {
      const { email, path } = await subscribedWithLink();
      expect((await post(path, raw, type)).status).toBe(200);
      expect(await find(email)).toMatchObject({ status: 'unsubscribed' });
      expect((await post(path, raw, type)).status).toBe(200);
    },
  );

  it('changes nothing when an unsubscribe address is only opened (RFC 8058, section 3.2) (ASVS 3.5.3)', async () => {
    const { email, path } = await subscribedWithLink();
    const { status, headers } = await polaris.visitor().get(path);
    expect([status, headers.get('location')]).toEqual([
      302,
      path.replace('/api', '').replace(/\/(?=[^/]+$)/, '#'),
    ]);
    expect(await find(email)).toMatchObject({ status: 'subscribed' });
  });

  it('requires the one-click body to unsubscribe, and rejects other sites', async () => {
    const { email, path } = await subscribedWithLink();
    expect((await post(path, 'x=y')).status).toBe(400);
    expect((await post(path, '')).status).toBe(400);
    const origin = { origin: 'https://evil.example' };
    expect((await post(path, ONE_CLICK, FORM, origin)).status).toBe(403);
    expect((await post(path, ONE_CLICK, 'text/plain')).status).toBe(415);
    expect(await find(email)).toMatchObject({ status: 'subscribed' });
  });

  it('unsubscribes a subscriber in the trash, even after a restore', async () => {
    const { email, path } = await subscribedWithLink();
    const { id } = await find(email);
    await owner.delete(`/api/admin/subscribers/${id}`);
    for (const _ of [1, 2]) expect((await post(path, ONE_CLICK)).status).toBe(200);
    expect((await owner.post(`/api/admin/trash/subscriber/${id}/restore`)).status).toBe(204);
    expect(await find(email)).toMatchObject({ id, status: 'unsubscribed' });
  });

  it('unsubscribes an address that subscribed again after its record was deleted', async () => {
    const { email, path } = await subscribedWithLink();
    const { id } = await find(email);
    await owner.delete(`/api/admin/subscribers/${id}`);
    await ask(email);
    await sql(`update subscribers set "confirmedAt" = now() where email = $1`, [email]);
    expect((await post(path, ONE_CLICK)).status).toBe(200);
    expect(await find(email)).toMatchObject({ status: 'unsubscribed' });
  });

  it('returns 404 to an unknown unsubscribe link, and rejects forms at other calls', async () => {
    const unknown = `/api/newsletter/unsubscribe/${'x'.repeat(43)}`;
    expect((await post(unknown, ONE_CLICK)).status).toBe(404);
    expect((await post('/api/newsletter', 'email=a@b.co')).status).toBe(415);
  });
});

describe('subscribers as records', () => {
  it('shows a subscriber with the customer who has the address', async () => {
    const email = await subscribe();
    const customer = await owner.post(
      '/api/customers',
      customerInput({ email: email.toUpperCase() }),
    );
    const { id, name } = customer.body;
    expect(await find(email)).toMatchObject({ customer: { id, name } });
  });

  it('lists subscribers by status and by part of the address, and exports them', async () => {
    const email = await subscribe();
    const path = `/api/admin/subscribers?status=subscribed&q=${email.slice(0, 9)}`;
    expect((await owner.get(path)).body).toMatchObject([{ email }]);
    expect((await owner.get('/api/admin/subscribers?status=unsubscribed&q=' + email)).body).toEqual(
      [],
    );
    expect((await owner.get('/api/admin/export/subscribers')).text).toContain(
      `"${email}","subscribed"`,
    );
  });

  it('keeps mailed links working when a subscriber is restored', async () => {
    const email = await subscribe();
    await sendEssay(newEssay());
    await untilMails(smtp, email, 2);
    const { id } = await find(email);
    expect((await owner.delete(`/api/admin/subscribers/${id}`)).status).toBe(204);
    expect(await outbox(polaris, email)).toEqual([]);
    await owner.post(`/api/admin/trash/subscriber/${id}/restore`);
    expect(await service().useLink('unsubscribe', tokens(email)[1]!)).toBe('done');
  });

  it('includes a subscription in the data of its verified account and deletes it with that', async () => {
    const person = await overHttps(await polaris.customer());
    const { email } = person.user;
    await ask(email);
    expect((await person.get('/api/account/data')).body.newsletter).toEqual([]);
    await sql('update users set "emailVerifiedAt" = now() where email = $1', [email]);
    const { body } = await person.get('/api/account/data');
    expect(body.newsletter).toMatchObject([{ email, status: 'pending' }]);
    expect((await deleteAccount(person)).status).toBe(204);
    expect(await find(email)).toBeUndefined();
    expect(
      await sql(
        `select 1 from subscriber_tokens where "subscriberId" not in (
           select id from subscribers union select "recordId" from trash where kind = 'subscriber')`,
      ),
    ).toEqual([]);
  });
});

it('rejects a mail header with a line break', async () => {
  const headers = { 'List-Id': '<a.b>\r\nBcc: eve@example.com' };
  const mail = { subject: 'Hi', text: 'Hello', headers };
  const sending = polaris.app
    .get(Database)
    .transaction(() =>
      polaris.app.get(MailService).send('a@example.com', { kind: 'essay', ...mail }),
    );
  await expect(sending).rejects.toThrow('List-Id');
});
