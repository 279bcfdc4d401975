import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { calls } from '../calls';
import { someOf } from '../long-form';
import { type TestApp, startTestApp } from '../test-app';

let polaris: TestApp;
beforeAll(async () => void (polaris = await startTestApp()));
afterAll(() => polaris.close());

/** They are authenticated by a signature or their own password instead of a session. */
const SIGNED = [
  'receivePostmarkEvent',
  'receivePostmarkMail',
  'receiveSesEvent',
  'receiveSesMail',
  'receiveStripeEvent',
];

describe('spellings of addresses', () => {
  const ownerCalls = someOf(
    calls.filter(({ endpoint }) => endpoint.allow === 'owner'),
    (_, index) => index % 5 === 0,
  );
  const spellings: [string, (path: string) => string][] = [
    ['a trailing slash', (path) => `${path}/`],
    ['doubled slashes', (path) => path.replaceAll('/', '//')],
    ['capitals', (path) => path.toUpperCase()],
    ['an encoded slash', (path) => path.replace(/\/(?=[^/]+$)/, '%2f')],
    ['an encoded letter', (path) => path.replace('a', '%61')],
    ['a dot segment', (path) => path.replace('/api', '/api/.')],
  ];
  it.each(spellings)(
    'opens no call to a visitor at an address with %s (ASVS 1.1.1, 15.3.7)',
    async (_, respell) => {
      for (const call of ownerCalls) {
        const { status } = await polaris
          .visitor()
          .call(call.endpoint.method, respell(call.path), call.body, {
            headers: { 'x-http-method-override': 'GET' },
          });
        expect([401, 404]).toContain(status);
      }
    },
  );

  it('opens no call to a visitor by HEAD (ASVS 3.5.3)', async () => {
    const { status } = await polaris.visitor().call('HEAD', '/api/admin/contact-submissions');
    expect(status).toBe(401);
  });
});

describe('requests from other sites', () => {
  const writes = calls.filter(
    (call) => call.endpoint.method !== 'GET' && !SIGNED.includes(call.name),
  );
  it.each([
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign Origin', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
  ])('rejects writes with %s, including sign-in and sign-out (ASVS 3.5.1)', async (_, headers) => {
    const owner = await polaris.owner();
    for (const call of writes) {
      const answer = await owner.call(call.endpoint.method, call.path, call.body, {
        headers: headers,
      });
      expect([call.name, answer.status]).toEqual([call.name, 403]);
    }
  });

  it.each(SIGNED)('accepts the signed call %s from another site (ASVS 3.5.2)', async (name) => {
    await polaris.dataSource.query('delete from mail_webhooks; delete from inbound_mail');
    const signed = calls.find((call) => call.name === name)!;
    const { status } = await polaris
      .visitor()
      .call('POST', signed.path, undefined, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(status).toBe(signed.success);
  });

  it('accepts writes from its own pages', async () => {
    const { status } = await polaris
      .visitor()
      .post(
        '/api/auth/logout',
        {},
        { headers: { origin: polaris.url, 'sec-fetch-site': 'same-origin' } },
      );
    expect(status).toBe(204);
  });
});
