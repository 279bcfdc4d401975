import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mailbox, untilMails } from '../../testing/mail/mailbox';
import { type TestSmtp, startSmtp } from '../../testing/mail/smtp';
import { ServerProcess } from '../../testing/processes/server-process';

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

async function linkOf(email: string): Promise<{ path: string; token: string }> {
  await post('/newsletter', `email=${email}&source=/PolarisNet/manifesto&website=`);
  await untilMails(smtp, email, 1);
  const [{ text } = { text: '' }] = mailbox(smtp, email);
  const [, path, token] = /(\/newsletter\/confirm)#([\w-]{43})/.exec(text)!;
  return { path: path!, token: token! };
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

it("signs mails with the name of the business when a new site has no owner's name yet", async () => {
  await linkOf('signed@example.com');
  const source = smtp.received.find((mail) => mail.includes('To: signed@example.com'));
  expect(source).toMatch(/^From: Polaris <polaris@localhost>\r?$/m);
  expect(mailbox(smtp, 'signed@example.com')[0]!.text).toContain('\nPolaris\r\n');
});

it("accepts a sign-up without scripts whose honeypot a form filler filled, and rejects a robot's with an explanation", async () => {
  const fields = 'source=/newsletter&website=https%3A%2F%2Fmaya.example';
  const robot = await post('/newsletter', `email=robot@example.com&${fields}`);
  expect([robot.status, robot.text]).toEqual([400, expect.stringContaining('hidden field')]);
  expect(robot.text).not.toContain('maya.example');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const sent = await post('/newsletter', `email=filled@example.com&${fields}`, headers);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/newsletter?sent']);
  await untilMails(smtp, 'filled@example.com', 1);
});

describe('the page of a newsletter link', () => {
  it('changes nothing until the button on the page of a link is pressed', async () => {
    const { path, token } = await linkOf('page@example.com');
    for (const _ of [1, 2])
      expect((await server.caller.get(path)).text).toContain('Confirm your subscription');
    const done = await post(path, `token=${token}`);
    expect([done.status, done.headers.get('location')]).toEqual([303, `${path}?done`]);
    expect((await server.caller.get(`${path}?done`)).text).toContain('You’re subscribed');
  });

  it('redirects an earlier newsletter link to its page with the token in the fragment (ASVS 14.2.1)', async () => {
    const { path, token } = await linkOf('earlier@example.com');
    const { status, headers } = await server.caller.get(`${path}/${token}`);
    expect([status, headers.get('location')]).toEqual([303, `${path}#${token}`]);
  });

  it('keeps the page of a newsletter link out of search engines', async () => {
    const { path } = await linkOf('private@example.com');
    expect((await server.caller.get(path)).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('rejects a newsletter form from another site', async () => {
    const { path, token } = await linkOf('other@example.com');
    for (const origin of ['null', 'https://evil.example'])
      expect((await post(path, `token=${token}`, { origin })).status).toBe(403);
  });

  it.each([
    ['confirm', `token=${'x'.repeat(43)}`],
    ['unsubscribe', `token=${'x'.repeat(43)}`],
    ['confirm', 'token='],
    ['unsubscribe', ''],
  ])('returns 404 to the %s form with %p, which no link has', async (link, form) => {
    const { status, text } = await post(`/newsletter/${link}`, form);
    expect([status, text]).toEqual([404, expect.stringContaining('This link doesn’t work')]);
  });
});
