import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailbox, untilMails } from '../testing/mail/mailbox';
import { type TestSmtp, startSmtp } from '../testing/mail/smtp';
import { ServerProcess } from '../testing/processes/server-process';

let smtp: TestSmtp;
let server: ServerProcess;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await ServerProcess.create({ SEED: 'none', SMTP_URL: smtp.url });
  await server.start();
});
afterAll(async () => {
  await server.dispose();
  await smtp.close();
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (path: string, raw = '', headers = {}) =>
  server.caller.post(path, undefined, { raw, headers: { ...FORM, ...headers } });

async function linkOf(email: string): Promise<string> {
  await post('/newsletter', `email=${email}&source=/PolarisNet/manifesto&website=`);
  await untilMails(smtp, email, 1);
  const [{ text } = { text: '' }] = mailbox(smtp, email);
  return /\/newsletter\/confirm\/[\w-]{43}/.exec(text)![0];
}

describe('the newsletter form', () => {
  it.each(['/PolarisNet', '/PolarisNet/manifesto', '/newsletter'])(
    'shows the newsletter form at %s',
    async (path) => {
      const { text } = await server.caller.get(path);
      expect(text).toMatch(/<form[^>]* action="\/newsletter"/);
    },
  );

  it('answers the newsletter form with the same page for every address, and with errors', async () => {
    const sent = await post('/newsletter', 'email=a@example.com');
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/newsletter?sent']);
    expect((await server.caller.get('/newsletter?sent')).text).toContain('Check your inbox');
    const wrong = await post('/newsletter', 'email=nope');
    expect([wrong.status, wrong.text]).toEqual([
      400,
      expect.stringContaining('Please enter a valid email address.'),
    ]);
  });
});

describe('the page of a newsletter link', () => {
  it('changes nothing until the button on the page of a link is pressed', async () => {
    const link = await linkOf('page@example.com');
    for (const _ of [1, 2])
      expect((await server.caller.get(link)).text).toContain('Confirm your subscription');
    const done = await post(link);
    expect([done.status, done.headers.get('location')]).toEqual([303, link]);
    expect((await server.caller.get(link)).text).toContain('You are subscribed');
  });

  it('keeps the page of a newsletter link out of caches, search engines and referrers', async () => {
    const { headers } = await server.caller.get(await linkOf('private@example.com'));
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it('refuses a newsletter form from another site', async () => {
    const link = await linkOf('other@example.com');
    for (const origin of ['null', 'https://evil.example'])
      expect((await post(link, '', { origin })).status).toBe(403);
  });

  it.each(['confirm', 'unsubscribe'])('answers 404 to an unknown %s link', async (link) => {
    const { status, text } = await server.caller.get(`/newsletter/${link}/${'x'.repeat(43)}`);
    expect([status, text]).toEqual([404, expect.stringContaining('This link does not work')]);
  });
});
