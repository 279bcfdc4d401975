import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyText } from './any-text';
import { type Call, methodOf } from './call';
import { calls } from './calls';
import { contactInput } from './factories';
import { type TestApp, startTestApp } from './test-app';

let polaris: TestApp;
let owner: Awaited<ReturnType<TestApp['owner']>>;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const LEAK = /select .+ from|insert into|\bat \S+ \(|node_modules|syntax error at|QueryFailed/i;
const withBody = calls.filter(({ body }) => body !== undefined);

const send = (call: Call, body: unknown) => owner.call(methodOf(call), call.path, body);
const sendRaw = (call: Call, raw: string | Uint8Array<ArrayBuffer>, headers = {}) =>
  owner.call(methodOf(call), call.path, undefined, { raw, headers });

/** Text in place of every text, or of everything in a body that has none. */
function withText(call: Call, text: string): Record<string, unknown> {
  const fields = Object.entries(call.body as object) as [string, unknown][];
  const hasText = fields.some(([, value]) => typeof value === 'string');
  return Object.fromEntries(
    fields.map(([key, value]) => [key, typeof value === 'string' || !hasText ? text : value]),
  );
}

describe.each(withBody.map((call) => [call.name, call] as const))('%s', (_, call) => {
  it.each([
    ['a NUL byte', 'abcdefghijkl\u0000'],
    ['a lone surrogate', 'abcdefghijkl\ud800'],
    ['text past every limit', 'x'.repeat(10_500)],
  ])('refuses %s', async (_name, text) => {
    const { status, text: answer } = await send(call, withText(call, text));
    expect(status).toBe(400);
    expect(answer).not.toMatch(LEAK);
  });

  it('refuses bodies that are no JSON object of its kind', async () => {
    for (const raw of ['', '{', '[]', 'null', '1', '"x"', '{"__proto__":{}}'])
      expect([raw, (await sendRaw(call, raw)).status]).toEqual([raw, 400]);
  });

  it('survives JSON nested 45,000 deep', async () => {
    const key = Object.keys(call.body as object)[0]!;
    const raw = `{"${key}":${'['.repeat(45_000)}${']'.repeat(45_000)}}`;
    const { status } = await sendRaw(call, raw);
    expect(status).toBe(400);
  });

  it('refuses every other kind of body', async () => {
    const json = JSON.stringify(call.body);
    for (const [type, raw] of [
      ['text/plain', json],
      ['application/x-www-form-urlencoded', 'name=x'],
      ['multipart/form-data; boundary=x', '--x--'],
      ['application/json; charset=utf-16', json],
      ['nonsense', json],
    ] as const)
      expect([type, (await sendRaw(call, raw, { 'content-type': type })).status]).toEqual([
        type,
        415,
      ]);
    const zipped = new Uint8Array(gzipSync(json));
    expect((await sendRaw(call, zipped, { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  it('refuses 5 MB', async () => {
    const { status } = await send(call, { name: 'x'.repeat(5_000_000) });
    expect(status).toBe(413);
  });

  it('never answers 5xx, whatever its fields hold', async () => {
    const keys = Object.keys(call.body as object);
    const field = fc.oneof(
      anyText({ maxLength: 300 }),
      fc.constantFrom(null, true, [5], {}, '', NaN, -1, 1.005, 1e12, 2 ** 53, '1', '%_\\'),
      fc.double(),
      fc.integer(),
    );
    const bodies = fc.record(Object.fromEntries(keys.map((key) => [key, field])), {
      requiredKeys: [],
    });
    const anonymous = () => polaris.visitor().call.bind(polaris.visitor());
    await fc.assert(
      fc.asyncProperty(bodies, async (fields) => {
        const body = { ...(call.body as object), ...fields };
        const caller = call.who === 'anyone' ? anonymous() : owner.call.bind(owner);
        const { status, text } = await caller(methodOf(call), call.path, body);
        expect(status).toBeLessThan(500);
        expect(text).not.toMatch(LEAK);
      }),
      { numRuns: 30 },
    );
  });
});

it('refuses bytes that are no UTF-8, instead of storing something else', async () => {
  const json = Buffer.from(JSON.stringify(contactInput({ name: 'Maya @ Okafor' })), 'latin1');
  json[json.indexOf('@')] = 0xff;
  const { status } = await polaris
    .visitor()
    .call('POST', '/api/contact', undefined, { raw: new Uint8Array(json) });
  expect(status).toBe(400);
});

describe('every query', () => {
  const lists = [
    '/api/services',
    '/api/assets',
    '/api/admin/contact-submissions',
    '/api/admin/users',
  ];
  it.each([
    ['quotes', `'"\`--;`],
    ['wildcards', '%_\\'],
    ['an emoji', '🎈'],
    ['10,000 characters', 'x'.repeat(10_000)],
    ['markup', '<script>alert(1)</script>'],
  ])('takes %s as a search', async (_, term) => {
    for (const list of lists) {
      const { status } = await owner.get(`${list}?q=${encodeURIComponent(term)}`);
      expect([list, status]).toEqual([list, 200]);
    }
  });

  const ownLists = [
    '/api/purchases',
    '/api/sessions',
    '/api/admin/mails',
    '/api/admin/purchases',
    '/api/admin/sessions',
  ];
  it.each([
    'q=%00',
    'q=%ff',
    'limit=-1',
    'limit=1e3',
    'limit[]=1',
    'limit=1&limit=2',
    'cursor=%f0',
  ])('answers %s without a 5xx', async (query) => {
    for (const list of [...lists, ...ownLists]) {
      const { status, text } = await owner.get(`${list}?${query}`);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(LEAK);
    }
  });
});

it('answers problems alone, with a request id and no hint of what is behind', async () => {
  for (const path of ['/api/nothing', '/api', '/api/services/abc', '/api/%E0%A4%A']) {
    const { status, headers, body } = await polaris.visitor().get(path);
    expect([400, 404]).toContain(status);
    expect(headers.get('content-type')).toMatch('application/problem+json');
    expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
