import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADDRESS, FROM, InboundMail } from '../../../testing/mail/inbound-mail';
import { sesInbound } from '../../../testing/mail/inbound-mails';
import { TOPIC } from '../../../testing/stand-ins/sns-stand-in';

const inbound = new InboundMail();
beforeAll(() => inbound.open());
afterAll(() => inbound.close());
afterEach(() => inbound.clear());

describe('mails published by Amazon SES', () => {
  beforeEach(async () => {
    await inbound.takeBySes();
    await inbound.publish(sesInbound({ to: ADDRESS }));
  });

  it('confirms the subscription of the topic automatically', async () => {
    const { raw, headers } = inbound.sns.confirmation();
    const sent = await inbound.polaris
      .visitor()
      .post('/api/webhooks/ses-inbound', undefined, { raw, headers });
    expect([sent.status, inbound.sns.isConfirmed]).toEqual([200, true]);
    expect((await inbound.settings()).confirmedAt).not.toBeNull();
  });

  it('accepts a mail in Base64, if the owner chose that in the action', async () => {
    const { id, to } = await inbound.correspondent();
    await inbound.publish(sesInbound({ to, text: 'Grüße' }, { base64: true }));
    expect(await inbound.written(id)).toMatchObject([{ text: 'Grüße' }]);
  });

  it.each([
    ['a virus', { virusVerdict: { status: 'FAIL' } }],
    ['a failed DMARC check', { dmarcVerdict: { status: 'FAIL' }, dmarcPolicy: 'reject' }],
    ['failed SPF and DKIM', { spfVerdict: { status: 'FAIL' }, dkimVerdict: { status: 'GRAY' } }],
  ])('keeps a mail with %s out of the conversation, and notifies the owner', async (_, receipt) => {
    const { id, to } = await inbound.correspondent();
    expect((await inbound.publish(sesInbound({ to }, { receipt }))).status).toBe(200);
    expect(await inbound.written(id)).toEqual([]);
    expect(await inbound.notices()).toEqual([expect.stringContaining('address is forged')]);
  });

  it('accepts a mail of a domain without any policy', async () => {
    const { id, to } = await inbound.correspondent();
    const gray = { status: 'GRAY' };
    await inbound.publish(
      sesInbound({ to }, { receipt: { spfVerdict: gray, dkimVerdict: gray, dmarcVerdict: gray } }),
    );
    expect(await inbound.written(id)).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['a notification of another action', { notificationType: 'Received', mail: {}, receipt: {} }],
    ['a bounce', { notificationType: 'Bounce' }],
    ['a sentence', 'Successfully validated SNS topic for Amazon SES event publishing.'],
  ])('answers 200 to %s, and stores nothing', async (_, event) => {
    const { id } = await inbound.correspondent();
    expect((await inbound.publish(event)).status).toBe(200);
    expect(await inbound.written(id)).toEqual([]);
  });

  it('answers 200 to a mail that is nested 300 times, and stores nothing', async () => {
    const { id, to } = await inbound.correspondent();
    const event = sesInbound({ to });
    const levels = Array.from(
      { length: 300 },
      (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
    );
    event.content = `From: ${FROM}\r\nTo: ${to}\r\n${levels.join('')}`;
    expect((await inbound.publish(event)).status).toBe(200);
    expect(await inbound.written(id)).toEqual([]);
    expect(inbound.log).toContain('A mail could not be read');
  });

  it('accepts the 150 kB that SES sends, however many lines they are', async () => {
    const { id, to } = await inbound.correspondent();
    const html = `<p>Hello</p>${'\r\n'.repeat(36_000)}`;
    const event = sesInbound({ to, html });
    event.content = event.content
      .replace(/\r\n\r\n[A-Za-z\d+/=]{100,}/, `\r\n\r\n${html}`)
      .replace('base64', '8bit');
    expect(Buffer.byteLength(JSON.stringify(event))).toBeLessThan(262_144);
    expect((await inbound.publish(event)).status).toBe(200);
    expect(await inbound.written(id)).toMatchObject([{ text: 'Hello' }]);
  });

  it.each([
    ['another topic', { TopicArn: `${TOPIC}-other` }],
    ['an empty signature', { Signature: '=' }],
    ['a timestamp of years ago', { Timestamp: '2024-01-01T00:00:00.000Z' }],
    ['a certificate of a foreign host', { SigningCertURL: 'https://evil.example/x.pem' }],
  ])('refuses %s', async (_, own) => {
    inbound.sns.elsewhere.length = 0;
    const { raw, headers } = inbound.sns.notification(sesInbound({ to: ADDRESS }), own);
    const sent = await inbound.polaris
      .visitor()
      .post('/api/webhooks/ses-inbound', undefined, { raw, headers });
    expect([sent.status, inbound.sns.elsewhere]).toEqual([403, []]);
  });

  it('answers 404 to SES while replies arrive through Postmark', async () => {
    await inbound.takeByPostmark();
    expect((await inbound.publish(sesInbound({ to: ADDRESS }))).status).toBe(404);
  });
});
