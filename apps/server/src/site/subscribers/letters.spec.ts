import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NewsletterIssue } from '@polaris/contracts';
import { mailbox, untilMails } from '../../testing/mail/mailbox';
import { outbox } from '../../testing/mail/outbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { NewsletterService } from './newsletter.service';

const LETTERS = '/api/admin/newsletter/letters';
const READERS = ['one@example.com', 'two@example.com'];
const LETTER = {
  subject: 'A place in March',
  text: 'March is free.\n\nSee <b>https://example.com/a?b=1&c=2</b>, or (https://example.com/d).',
};

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

beforeEach(async () => {
  await sql('delete from newsletter_issues');
  await sql('delete from subscribers');
  await sql(
    `insert into subscribers (email, "askedAt", "confirmedAt")
     select unnest($1::text[]), now(), now()`,
    [READERS],
  );
  await sql(
    `insert into subscribers (email, "askedAt", "confirmedAt", "unsubscribedAt") values
      ('pending@example.com', now(), null, null), ('gone@example.com', now(), now(), now())`,
  );
});

const sql = <T>(statement: string, values: unknown[] = []) =>
  polaris.dataSource.query<T>(statement, values);
const list = async (): Promise<NewsletterIssue[]> =>
  (await owner.get('/api/admin/newsletter')).body;
const send = (own: object = {}) =>
  owner.post(LETTERS, { ...LETTER, recipients: READERS.length, ...own });
const untilQueued = () =>
  until(
    async () => (await list())[0],
    (issue) => issue?.queued === READERS.length,
  );

describe('a letter to subscribers', () => {
  it('previews a letter as it would be sent, with the number of recipients', async () => {
    const { status, body } = await owner.post(`${LETTERS}/preview`, LETTER);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: null, slug: null, title: LETTER.subject, recipients: 2 });
    expect(body.preview).toContain(LETTER.text);
    expect(body.preview).toMatch(/Unsubscribe:/);
    expect(body.preview).not.toMatch(/newsletter\/unsubscribe#[\w-]{43}/);
    expect(await list()).toEqual([]);
  });

  it('mails a letter once to each subscriber when the owner confirmed the number', async () => {
    const before = READERS.map((email) => mailbox(smtp, email).length);
    const { status, body } = await send();
    expect(status).toBe(202);
    expect(body).toMatchObject({ slug: null, title: LETTER.subject, preview: '', recipients: 2 });
    await untilQueued();
    for (const [index, email] of READERS.entries())
      await untilMails(smtp, email, before[index]! + 1);
    await polaris.app.get(NewsletterService).write({ id: body.id });
    for (const email of READERS) {
      const mails = await outbox(polaris, email);
      expect(mails.map(({ subject }) => subject)).toEqual([LETTER.subject]);
    }
    for (const email of ['pending@example.com', 'gone@example.com'])
      expect(await outbox(polaris, email)).toEqual([]);
  });

  it('escapes markup in a letter and turns its addresses into links', async () => {
    await send();
    await untilQueued();
    const [mail] = await sql<{ html: string }[]>(
      `select html from mail_outbox where subject = $1 order by id desc limit 1`,
      [LETTER.subject],
    );
    expect(mail!.html).toContain('href="https://example.com/a?b=1&amp;c=2"');
    expect(mail!.html).toContain('href="https://example.com/d"');
    expect(mail!.html).toContain('&lt;b&gt;');
    expect(mail!.html).not.toContain('<b>');
  });

  it('sends nothing when the number of subscribers has changed', async () => {
    const { status, body } = await send({ recipients: 3 });
    expect([status, body.detail]).toEqual([409, 'There are 2 subscribers now.']);
    expect(await list()).toEqual([]);
  });

  it('sends a letter once when its request is repeated', async () => {
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect((await send()).body.detail).toBe('This letter was sent before.');
    expect(await list()).toHaveLength(1);
    expect((await send({ text: 'Another letter' })).status).toBe(202);
  });

  it.each([
    ['an empty subject', { subject: ' ' }],
    ['a subject that is too long', { subject: 'x'.repeat(121) }],
    ['no text', { text: '' }],
    ['a text that is too long', { text: 'x'.repeat(10_001) }],
    ['no recipients', { recipients: 0 }],
  ])('rejects a letter with %s and sends nothing', async (_, own) => {
    expect((await send(own)).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});

it('sends no letter when there is no mail server', async () => {
  const without = await startTestApp();
  try {
    const { status, body } = await (
      await without.owner()
    ).post(LETTERS, { ...LETTER, recipients: 1 });
    expect([status, body.detail]).toEqual([
      409,
      'There is no mail server yet. Enter one under Settings, Mail Server.',
    ]);
  } finally {
    await without.close();
  }
});
