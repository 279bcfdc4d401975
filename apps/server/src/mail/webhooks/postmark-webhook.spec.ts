import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sendMail } from '../../testing/mail/outbox';
import { postmarkBounce, postmarkComplaint } from '../../testing/mail/postmark-events';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
let address: string;
let log = '';
const to = 'maya@example.com';

beforeAll(async () => {
  const lines = new Writable({
    write: (line: Buffer, _encoding, done) => {
      log += line.toString();
      done();
    },
  });
  polaris = await startTestApp({ log: lines });
  owner = await polaris.owner();
  ({ address } = (await owner.post('/api/admin/mail-webhooks/postmark')).body);
  await sendMail(polaris, to, { subject: 'Hello', text: 'Hello' });
});
afterAll(() => polaris.close());
afterEach(async () => {
  await polaris.dataSource.query('truncate undeliverable_addresses, mail_provider_events');
});

/** As Postmark calls an address with a user name and a password (RFC 7617). */
const credentialsOf = (url: string): string => {
  const { username, password } = new URL(url);
  return `Basic ${Buffer.from(`${username}:${decodeURIComponent(password)}`).toString('base64')}`;
};
const post = (event: unknown, authorization: string | undefined = credentialsOf(address)) =>
  polaris.visitor().post('/api/webhooks/postmark', undefined, {
    raw: typeof event === 'string' ? event : JSON.stringify(event),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Postmark',
      ...(authorization && { authorization }),
    },
  });
const marked = async (): Promise<object[]> =>
  (await owner.get('/api/admin/undeliverable-addresses')).body;
const webhook = async () => (await owner.get('/api/admin/mail-webhooks')).body[0];

describe('setting up Postmark', () => {
  it('shows the secret of the address once, and stores only its hash', async () => {
    const { password } = new URL(address);
    expect(address).toMatch(/^http:\/\/polaris:[\w-]{43}@polaris\.test\/api\/webhooks\/postmark$/);
    expect(await webhook()).toMatchObject({
      provider: 'postmark',
      address: 'http://polaris.test/api/webhooks/postmark',
    });
    const [stored] = await polaris.dataSource.query<[{ text: string }]>(
      'select w::text as text from mail_webhooks w',
    );
    expect(stored.text).not.toContain(password);
    expect(JSON.stringify(await webhook())).not.toContain(password);
  });

  it('invalidates the earlier address when another one is made, and records it in the security log', async () => {
    const earlier = address;
    ({ address } = (await owner.post('/api/admin/mail-webhooks/postmark')).body);
    expect((await post(postmarkBounce(), credentialsOf(earlier))).status).toBe(401);
    expect((await post(postmarkBounce())).status).toBe(200);
    const events = await owner.get('/api/admin/security-events?event=mail_webhook_changed');
    expect(events.body[0]).toMatchObject({ detail: 'postmark', account: owner.user.email });
  });

  it('returns 404 to every Postmark event once reports are turned off', async () => {
    expect((await owner.delete('/api/admin/mail-webhooks/postmark')).status).toBe(204);
    expect((await owner.delete('/api/admin/mail-webhooks/postmark')).status).toBe(404);
    expect((await post(postmarkBounce())).status).toBe(404);
    expect(await webhook()).toMatchObject({ createdAt: null, lastCalledAt: null });
    ({ address } = (await owner.post('/api/admin/mail-webhooks/postmark')).body);
  });
});

describe('accepting a Postmark event', () => {
  it('accepts a hard bounce and shows when the webhook was called', async () => {
    expect((await webhook()).lastCalledAt).toBeNull();
    const { status, headers } = await post(postmarkBounce());
    expect([status, headers.has('www-authenticate')]).toEqual([200, false]);
    expect(await marked()).toMatchObject([
      {
        email: to,
        kind: 'bounce',
        reason: 'smtp;550 5.1.1 The email account that you tried to reach does not exist.',
      },
    ]);
    expect((await webhook()).lastCalledAt).not.toBeNull();
  });

  it.each<[string, object]>([
    ['a complaint', postmarkComplaint()],
    ['a complaint in the form of a bounce', postmarkBounce({ Type: 'SpamComplaint' })],
    ['a complaint without RecordType', { ID: 42, Type: 'SpamComplaint', Email: to }],
  ])('accepts %s', async (_, event) => {
    expect((await post(event)).status).toBe(200);
    expect(await marked()).toMatchObject([{ email: to, kind: 'complaint' }]);
  });

  it.each<[string, object]>([
    ['a soft bounce', { Type: 'SoftBounce', Inactive: false }],
    ['a delay', { Type: 'Transient', Inactive: false }],
    ['a blocked mail', { Type: 'Blocked', Inactive: false }],
    ['an automatic reply', { Type: 'AutoResponder', Inactive: false }],
    ['an unknown type', { Type: 'Martian', Inactive: false }],
    ['no type', { Type: null }],
    ['a delivery', { RecordType: 'Delivery' }],
    ['an unknown event', { RecordType: 'Teleport' }],
    ['no address', { Email: 'nobody' }],
    ['two addresses in one', { Email: 'a@example.com\nb@example.com' }],
  ])('returns 200 to %s and marks no address', async (_, own) => {
    expect((await post(postmarkBounce(own))).status).toBe(200);
    expect(await marked()).toEqual([]);
  });

  it('marks an address that Postmark has made inactive, whatever the type', async () => {
    await post(postmarkBounce({ Type: 'Unknown', Inactive: true }));
    expect(await marked()).toHaveLength(1);
  });

  it('drops characters that PostgreSQL cannot store from the reason of a bounce', async () => {
    const { status } = await post(postmarkBounce({ Details: 'No\0 such\nmailbox \ud800' }));
    expect(status).toBe(200);
    expect(await marked()).toMatchObject([{ reason: 'No such mailbox \ufffd' }]);
  });

  it('records an event once when it is sent again, even concurrently', async () => {
    const send = () => post(postmarkBounce());
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const [{ id }] = (await marked()) as [{ id: number }];
    await owner.delete(`/api/admin/undeliverable-addresses/${id}`);
    expect((await send()).status).toBe(200);
    expect(await marked()).toEqual([]);
    await post(postmarkBounce({ ID: 43 }));
    expect(await marked()).toHaveLength(1);
  });

  it('accepts an event from any network address', async () => {
    const { raw, headers } = {
      raw: JSON.stringify(postmarkBounce()),
      headers: {
        authorization: credentialsOf(address),
        origin: 'https://postmarkapp.example',
        'sec-fetch-site': 'cross-site',
      },
    };
    const sent = await polaris
      .visitor()
      .post('/api/webhooks/postmark', undefined, { raw, headers });
    expect(sent.status).toBe(200);
  });
});

describe('refusing an event', () => {
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  it.each<[string, () => string | undefined]>([
    ['no password', () => ''],
    ['a wrong password', () => basic('polaris:wrong')],
    ['an empty password', () => basic('polaris:')],
    ['the password of another user', () => basic(`eve:${new URL(address).password}`)],
    ['a password with an extra character', () => basic(`polaris:${new URL(address).password}x`)],
    ['the password as a token', () => `Bearer ${new URL(address).password}`],
    ['nonsense', () => 'Basic %%%'],
  ])('returns 401 to %s and changes nothing', async (_, authorization) => {
    const before = await webhook();
    for (const body of [postmarkBounce(), '{']) {
      const { status, headers, text } = await post(body, authorization());
      expect(status).toBe(401);
      expect(headers.get('www-authenticate')).toMatch(/^Basic /);
      expect(text).not.toMatch(/wrong one|[\w-]{43}/);
    }
    expect([await marked(), await webhook()]).toEqual([[], before]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['an event without an id', JSON.stringify({ ...postmarkBounce(), ID: undefined })],
    ['an id that is not a number', JSON.stringify(postmarkBounce({ ID: 'x' }))],
    ['numbers for texts', JSON.stringify(postmarkBounce({ Email: 7 }))],
  ])('returns 400 to %s and changes nothing', async (_, body) => {
    expect((await post(body)).status).toBe(400);
    expect(await marked()).toEqual([]);
  });

  it('returns 413 to 1 MB, and accepts slightly less than 256 kB', async () => {
    expect((await post(postmarkBounce({ Content: 'x'.repeat(1024 * 1024) }))).status).toBe(413);
    expect((await post(postmarkBounce({ Content: 'x'.repeat(250 * 1024) }))).status).toBe(200);
  });
});

it('logs no secret and no address of a person', () => {
  expect(log).toContain('/api/webhooks/postmark');
  expect(log).not.toContain(new URL(address).password);
  expect(log).not.toMatch(/Basic [A-Za-z\d+/]|maya@example\.com/);
});
