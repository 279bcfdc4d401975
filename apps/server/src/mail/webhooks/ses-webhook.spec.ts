import { Writable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeCertificate } from '../../testing/stand-ins/certificate';
import { outbox, sendMail } from '../../testing/mail/outbox';
import { asSesEvent, sesBounce, sesComplaint } from '../../testing/mail/ses-events';
import {
  SNS,
  type SentMessage,
  type SnsFields,
  SnsStandIn,
  TOPIC,
} from '../../testing/stand-ins/sns-stand-in';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { SnsService } from './ses/sns.service';

let sns: SnsStandIn;
let polaris: TestApp;
let owner: Person;
let log = '';

beforeAll(async () => {
  sns = new SnsStandIn();
  await sns.start();
  const lines = new Writable({
    write: (line: Buffer, _encoding, done) => {
      log += line.toString();
      done();
    },
  });
  polaris = await startTestApp({ log: lines });
  owner = await polaris.owner();
  polaris.app.get(SnsService).fetch = sns.fetch;
});
afterAll(async () => {
  await polaris.close();
  await sns.stop();
});
beforeEach(async () => {
  sns.elsewhere.length = 0;
  await owner.put('/api/admin/mail-webhooks/ses', { topicArn: TOPIC });
});
afterEach(async () => {
  await polaris.dataSource.query('truncate mail_outbox, undeliverable_addresses restart identity');
});

const to = 'maya@example.com';
const receive = ({ raw, headers }: SentMessage) =>
  polaris.visitor().post('/api/webhooks/ses', undefined, { raw, headers });
const bounce = (own?: SnsFields) => sns.notification(sesBounce({ to }), own);
const marked = async (): Promise<{ email: string; kind: string; reason: string }[]> =>
  (await owner.get('/api/admin/undeliverable-addresses')).body;
const webhook = async () =>
  (await owner.get('/api/admin/mail-webhooks')).body.find(
    ({ provider }: { provider: string }) => provider === 'ses',
  );
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const tamper = (message: SentMessage, from: string, into: string): SentMessage => {
  expect(message.raw).toContain(from);
  return { ...message, raw: message.raw.replace(from, into) };
};

describe('accepting an SNS message', () => {
  beforeEach(() => sendMail(polaris, to, { subject: 'Hello', text: 'Hello' }));

  it.each(['1', '2'])('accepts a bounce with a signature of version %s', async (version) => {
    expect((await receive(bounce({ SignatureVersion: version }))).status).toBe(200);
    expect(await marked()).toMatchObject([
      { email: to, kind: 'bounce', reason: 'smtp; 550 5.1.1 <maya@example.com>... User unknown' },
    ]);
    expect((await webhook()).lastCalledAt).not.toBeNull();
  });

  it('accepts a signed message with a subject, and as application/json', async () => {
    const { raw, headers } = bounce({ Subject: 'Amazon SES Email Event Notification' });
    const sent = { raw, headers: { ...headers, 'content-type': 'application/json' } };
    expect((await receive(sent)).status).toBe(200);
    expect(await marked()).toHaveLength(1);
  });

  it('accepts a complaint, and events of a configuration set', async () => {
    await receive(sns.notification(asSesEvent(sesComplaint({ to }))));
    expect(await marked()).toMatchObject([{ email: to, kind: 'complaint', reason: 'abuse' }]);
    await polaris.dataSource.query('truncate undeliverable_addresses');
    await receive(sns.notification(asSesEvent(sesBounce({ to }))));
    expect(await marked()).toMatchObject([{ email: to, kind: 'bounce' }]);
  });

  it.each<[string, unknown]>([
    ['a delivery', { notificationType: 'Delivery', mail: {}, delivery: { recipients: [to] } }],
    ['an unknown event', { eventType: 'Subscription', mail: {}, subscription: {} }],
    ['a sentence', 'Successfully validated SNS topic for Amazon SES event publishing.'],
    ['a bounce without its data', { notificationType: 'Bounce' }],
    ['a bounce without recipients', sesBounce({ to }, { bouncedRecipients: [] })],
    ['a bounce with invalid recipients', sesBounce({ to }, { bouncedRecipients: 'all' })],
    ['a soft bounce', sesBounce({ to }, { bounceType: 'Transient', bounceSubType: 'MailboxFull' })],
    ['an undetermined bounce', sesBounce({ to }, { bounceType: 'Undetermined' })],
    ['a not-spam report', sesComplaint({ to }, { complaintFeedbackType: 'not-spam' })],
    ['a list', [1, 2]],
  ])('returns 200 to %s and marks no address', async (_, event) => {
    expect((await receive(sns.notification(event))).status).toBe(200);
    expect(await marked()).toEqual([]);
  });

  it('marks only the recipient that is not retried', async () => {
    await sendMail(polaris, 'late@example.com', { subject: 'Hello', text: 'Hello' });
    const bouncedRecipients = [
      { emailAddress: to, action: 'failed', status: '5.0.0' },
      { emailAddress: 'late@example.com', action: 'delayed', status: '4.0.0' },
    ];
    await receive(sns.notification(sesBounce({ to }, { bouncedRecipients })));
    expect(await marked()).toMatchObject([{ email: to, reason: 'Permanent General 5.0.0' }]);
  });

  it("shortens a provider's reason, and drops characters that PostgreSQL cannot store", async () => {
    const diagnosticCode = `smtp;\0 550\r\n\ud800 ${'x'.repeat(5000)}`;
    const bouncedRecipients = [{ emailAddress: `Maya <${to}>`, diagnosticCode }];
    const { status } = await receive(sns.notification(sesBounce({ to }, { bouncedRecipients })));
    expect(status).toBe(200);
    const [{ email, reason }] = (await marked()) as unknown as [{ email: string; reason: string }];
    expect([email, reason.length]).toEqual([to, 500]);
    expect(reason).toMatch(/^smtp; 550 \ufffd x+$/);
  });

  it('counts an SNS message once when it is sent again', async () => {
    const message = bounce();
    const answers = await Promise.all(Array.from({ length: 5 }, () => receive(message)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const [{ id }] = (await marked()) as unknown as [{ id: number }];
    expect((await owner.delete(`/api/admin/undeliverable-addresses/${id}`)).status).toBe(204);
    expect((await receive(message)).status).toBe(200);
    expect(await marked()).toEqual([]);
  });
});

describe('refusing messages that are not from SNS', () => {
  beforeEach(() => sendMail(polaris, to, { subject: 'Hello', text: 'Hello' }));
  const certificateAt = (SigningCertURL: string) => () => bounce({ SigningCertURL });
  const foreign = makeCertificate('sns.amazonaws.com', 1, 'rsa');
  const evil = `${SNS}.evil.example`;
  const cases: [string, () => SentMessage][] = [
    ['a changed message', () => tamper(bounce(), 'User unknown', 'User gone')],
    [
      'a changed time',
      () =>
        tamper(
          bounce({ Timestamp: minutesAgo(1) }),
          minutesAgo(1).slice(0, 16),
          minutesAgo(2).slice(0, 16),
        ),
    ],
    ['an added subject', () => tamper(bounce(), '"Message":', '"Subject": "Hi", "Message":')],
    ['an empty signature', () => bounce({ Signature: '=' })],
    ['a signature by another key', () => sns.notification(sesBounce({ to }), {}, foreign)],
    [
      'a signature of version 1 called version 2',
      () => tamper(bounce(), '"SignatureVersion": "1"', '"SignatureVersion": "2"'),
    ],
    ['a signature of version 3', () => bounce({ SignatureVersion: '3' })],
    ['another topic', () => bounce({ TopicArn: `${TOPIC}-other` })],
    [
      'the same topic of another account',
      () => bounce({ TopicArn: TOPIC.replace('123456789012', '210987654321') }),
    ],
    ['a time two hours ago', () => bounce({ Timestamp: minutesAgo(120) })],
    ['a time in an hour', () => bounce({ Timestamp: minutesAgo(-60) })],
    ['a time that cannot be read', () => bounce({ Timestamp: 'yesterday' })],
    [
      'a certificate of a foreign host',
      certificateAt('https://evil.example/SimpleNotificationService-0a.pem'),
    ],
    [
      'a certificate of a host that starts the same',
      certificateAt(`${evil}/SimpleNotificationService-0a.pem`),
    ],
    [
      'a certificate of a host that ends the same',
      certificateAt('https://evil-sns.us-east-1.amazonaws.com/x.pem'),
    ],
    [
      'a certificate of another service of Amazon',
      certificateAt('https://s3.us-east-1.amazonaws.com/bucket/x.pem'),
    ],
    [
      'a certificate of a bucket named like SNS',
      certificateAt('https://sns.us-east-1.s3.amazonaws.com/x.pem'),
    ],
    ['a certificate of another region', certificateAt('https://sns.eu-west-1.amazonaws.com/x.pem')],
    [
      'a certificate by an account',
      certificateAt('https://sns.us-east-1.amazonaws.com@evil.example/x.pem'),
    ],
    [
      'a certificate with an account',
      certificateAt('https://me:pw@sns.us-east-1.amazonaws.com/x.pem'),
    ],
    [
      'a certificate over http',
      certificateAt('http://sns.us-east-1.amazonaws.com/SimpleNotificationService-0a.pem'),
    ],
    [
      'a certificate at another port',
      certificateAt(`${SNS}:8443/SimpleNotificationService-0a.pem`),
    ],
    ['a certificate that is not a .pem', certificateAt(`${SNS}/SimpleNotificationService-0a.txt`)],
    ['a certificate in a query', certificateAt(`${SNS}/?Action=Publish&x=.pem`)],
    ['a certificate without a full address', certificateAt('SimpleNotificationService-0a.pem')],
  ];

  it.each(cases)('rejects %s without a request to anyone (ASVS 1.3.6)', async (_, message) => {
    const { status, text } = await receive(message());
    expect(status).toBe(403);
    expect(text).not.toMatch(/evil|arn:|pem/);
    expect([await marked(), sns.elsewhere]).toEqual([[], []]);
  });

  it('follows no redirect to a certificate', async () => {
    expect((await receive(bounce({ SigningCertURL: `${SNS}/moved.pem` }))).status).toBe(503);
    expect(sns.asked.at(-1)).toBe('/moved.pem');
    expect(await marked()).toEqual([]);
  });

  it.each([
    ['nonsense', 403],
    ['endless', 503],
    ['missing', 503],
  ])('answers %s.pem as a certificate with %i', async (name, status) => {
    const answer = await receive(bounce({ SigningCertURL: `${SNS}/${name}.pem` }));
    expect(answer.status).toBe(status);
    expect(await marked()).toEqual([]);
  });

  it('rejects an expired certificate', async () => {
    const SigningCertURL = `${SNS}/SimpleNotificationService-ended.pem`;
    const message = sns.notification(sesBounce({ to }), { SigningCertURL }, sns.endedCertificate);
    expect((await receive(message)).status).toBe(403);
    expect(await marked()).toEqual([]);
  });

  it('returns 503 while SNS is unavailable, and accepts the message when it is sent again', async () => {
    const message = bounce({ SigningCertURL: `${SNS}/SimpleNotificationService-0a.pem` });
    polaris.app.get(SnsService)['certificates'].clear();
    sns.isAway = true;
    const { status, headers } = await receive(message);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    sns.isAway = false;
    expect((await receive(message)).status).toBe(200);
    expect(await marked()).toHaveLength(1);
  });

  it('fetches the certificate of SNS once for several messages', async () => {
    polaris.app.get(SnsService)['certificates'].clear();
    const before = sns.asked.length;
    await Promise.all(Array.from({ length: 10 }, () => receive(bounce())));
    expect(sns.asked.slice(before)).toEqual(['/SimpleNotificationService-0a.pem']);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['an unknown type', JSON.stringify({ Type: 'Alarm' })],
    ['JSON in Latin-1', Buffer.from('{"Type":"é"}', 'latin1')],
  ])('returns 400 to %s', async (_, raw) => {
    const { headers } = bounce();
    const sent = await polaris.visitor().post('/api/webhooks/ses', undefined, {
      raw: typeof raw === 'string' ? raw : new Uint8Array(raw),
      headers,
    });
    expect(sent.status).toBe(400);
  });

  it('rejects a message of 1 MB, and text at another address', async () => {
    const large = bounce({ Message: 'x'.repeat(1024 * 1024) });
    expect((await receive(large)).status).toBe(413);
    const text = await polaris.visitor().post('/api/contact', undefined, bounce());
    expect(text.status).toBe(415);
  });

  it('rejects a message whose headers do not name the topic', async () => {
    const { raw, headers } = bounce();
    const { 'x-amz-sns-topic-arn': _, ...others } = headers;
    expect((await receive({ raw, headers: others })).status).toBe(403);
  });

  it('returns 404 while no topic is set', async () => {
    await owner.delete('/api/admin/mail-webhooks/ses');
    expect((await receive(bounce())).status).toBe(404);
  });

  it('accepts 600 messages of one network address in ten minutes', async () => {
    const visitor = polaris.visitor('203.0.113.9');
    const { headers } = bounce();
    const post = () => visitor.post('/api/webhooks/ses', undefined, { raw: '{}', headers });
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < 610; sent += 61)
      for (const { status } of await Promise.all(Array.from({ length: 61 }, post)))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect([...statuses]).toEqual([
      [400, 600],
      [429, 10],
    ]);
  });
});

describe('confirming the subscription', () => {
  beforeEach(async () => {
    sns.isConfirmed = false;
    await owner.delete('/api/admin/mail-webhooks/ses');
    await owner.put('/api/admin/mail-webhooks/ses', { topicArn: TOPIC });
  });

  it('confirms the subscription of its own topic', async () => {
    expect((await webhook()).confirmedAt).toBeNull();
    expect((await receive(sns.confirmation())).status).toBe(200);
    expect(sns.isConfirmed).toBe(true);
    expect((await webhook()).confirmedAt).not.toBeNull();
    expect((await receive(sns.confirmation({ SignatureVersion: '2' }))).status).toBe(200);
  });

  const query = `Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=x`;
  it.each<[string, SnsFields]>([
    ['at a foreign host', { SubscribeURL: `https://evil.example/?${query}` }],
    ['at a host that starts the same', { SubscribeURL: `${SNS}.evil.example/?${query}` }],
    ['over http', { SubscribeURL: `${SNS.replace('https', 'http')}/?${query}` }],
    ['of another action', { SubscribeURL: `${SNS}/?Action=Publish&TopicArn=${TOPIC}&Message=x` }],
    ['of another topic', { SubscribeURL: `${SNS}/?${query.replace('bounces', 'others')}` }],
    ['at another path', { SubscribeURL: `${SNS}/x?${query}` }],
    ['of a foreign topic', { TopicArn: `${TOPIC}-other` }],
  ])('requests no address %s', async (_, own) => {
    const before = sns.asked.filter((path) => path.includes('Action')).length;
    expect((await receive(sns.confirmation(own))).status).toBe(403);
    expect(sns.asked.filter((path) => path.includes('Action'))).toHaveLength(before);
    expect([sns.elsewhere, (await webhook()).confirmedAt]).toEqual([[], null]);
  });

  it('requests no address that was changed on the way', async () => {
    const message = tamper(sns.confirmation(), 'Action=Confirm', 'Action=ConfirmSubscription&x=');
    expect((await receive(message)).status).toBe(403);
    expect(sns.isConfirmed).toBe(false);
  });

  it('returns 503 when SNS does not confirm', async () => {
    const message = sns.confirmation();
    sns.tokens.clear();
    expect((await receive(message)).status).toBe(503);
    expect((await webhook()).confirmedAt).toBeNull();
  });

  it('shows that the subscription was ended', async () => {
    await receive(sns.confirmation());
    expect((await receive(sns.confirmation({ Type: 'UnsubscribeConfirmation' }))).status).toBe(200);
    expect((await webhook()).confirmedAt).toBeNull();
  });
});

it('changes nothing for an unknown address, such as that of a deleted customer', async () => {
  expect((await receive(bounce())).status).toBe(200);
  expect(await marked()).toEqual([]);
  expect(await outbox(polaris)).toEqual([]);
});

it('logs no signatures, topics or addresses of people', () => {
  expect(log).toContain('/api/webhooks/ses');
  expect(log).not.toMatch(/maya@example\.com|arn:aws|Signature/);
});
