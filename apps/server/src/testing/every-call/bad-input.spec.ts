import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyText } from '../data/any-text';
import { type Call, calls } from '../calls';
import { often, patience, someOf } from '../long-form';
import { contactInput } from '../data/factories';
import { type TestApp, startTestApp } from '../test-app';

let polaris: TestApp;
let owner: Awaited<ReturnType<TestApp['owner']>>;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
// Passwords of random text are counted as attempts.
beforeEach(() => polaris.dataSource.query('delete from rate_limits'));
afterAll(() => polaris.close());

const LEAK =
  /(?<!please )select .+ from|insert into|\bat \S+ \(|node_modules|syntax error at|QueryFailed/i;
const withBody = calls.filter(({ body }) => body !== undefined);

const send = (call: Call, body: unknown) => owner.call(call.endpoint.method, call.path, body);
const sendRaw = (call: Call, raw: string | Uint8Array<ArrayBuffer>, headers = {}) =>
  owner.call(call.endpoint.method, call.path, undefined, { raw, headers });

/**
 * An unknown page is stored as none instead of refused; an essay is longer, and its own test covers its
 * limit.
 */
const LEFT_OUT = [
  ...['subscribe source', 'createEssay body', 'updateEssay body'],
  'updateBusinessProfile offerTerms',
];
/** Calls whose only text is a password, which may contain any character. */
const PASSWORD_ALONE = ['forgetMailServer', 'prepareNewPasskey', 'removePasskey', 'signOutDevice'];

const fieldsOf = ({ body }: Call): [string, unknown][] => Object.entries(body as object);

/** The text fields of a body, or all its fields if it has none. */
function textsOf(call: Call): string[] {
  const texts = fieldsOf(call).filter(([, value]) => typeof value === 'string');
  return (texts.length > 0 ? texts : fieldsOf(call)).map(([field]) => field);
}

const withText = (call: Call, fields: string[], text: string): object => ({
  ...(call.body as object),
  ...Object.fromEntries(fields.map((field) => [field, text])),
});

/** Sent concurrently, because the responses do not depend on each other. */
async function expectRefused(call: Call, bodies: [string, object][]): Promise<void> {
  const answers = await Promise.all(
    bodies.map(async ([what, body]) => ({ what, ...(await send(call, body)) })),
  );
  for (const { what, status, text } of answers) {
    expect([what, status]).toEqual([what, 400]);
    expect(text).not.toMatch(LEAK);
  }
}

describe.each(withBody.map((call) => [call.name, call] as const))('%s', (_, call) => {
  it.each([
    ['a NUL byte', 'abcdefghijkl\u0000'],
    ['a lone surrogate', 'abcdefghijkl\ud800'],
  ])('rejects %s as a body', async (_name, text) => {
    if (PASSWORD_ALONE.includes(call.name)) return;
    await expectRefused(call, [['all texts', withText(call, textsOf(call), text)]]);
  });

  it('rejects text beyond every limit in any field of a body (ASVS 1.3.3, 2.2.1)', async () => {
    const long = 'x'.repeat(10_500);
    await expectRefused(
      call,
      textsOf(call)
        .filter((field) => !LEFT_OUT.includes(`${call.name} ${field}`))
        .map((field) => [field, withText(call, [field], long)]),
    );
  });

  it(
    'never answers 5xx to any values in the fields of a body (ASVS 1.2.4)',
    async () => {
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
      const caller = call.endpoint.allow === 'anyone' ? polaris.visitor() : owner;
      const check = async (fields: object) => {
        const body = { ...(call.body as object), ...fields };
        const { status, text } = await caller.call(call.endpoint.method, call.path, body);
        if (status >= 500 || LEAK.test(text))
          throw new Error(`${status} to ${JSON.stringify(body)}: ${text}`);
      };
      for (let round = 0; round < often(1, 1, 100); round += 1)
        await Promise.all(fc.sample(bodies, 10).map(check));
    },
    patience,
  );
});

/** All bodies are read in one place, so the first call of each policy covers it. */
const isFirst = (call: Call): boolean =>
  withBody.find(({ endpoint }) => endpoint.allow === call.endpoint.allow) === call;

describe.each(someOf(withBody, isFirst).map((call) => [call.name, call] as const))(
  '%s, as any call,',
  (_, call) => {
    it('rejects bodies of another JSON type (ASVS 2.2.2, 15.3.5)', async () => {
      const raws = ['', '{', '[]', 'null', '1', '"x"', '{"__proto__":{}}'];
      const answers = await Promise.all(raws.map((raw) => sendRaw(call, raw)));
      expect(answers.map(({ status }, at) => [raws[at], status])).toEqual(
        raws.map((raw) => [raw, 400]),
      );
    });

    it('handles JSON nested 45,000 deep (ASVS 1.5.2)', async () => {
      const key = Object.keys(call.body as object)[0]!;
      const raw = `{"${key}":${'['.repeat(45_000)}${']'.repeat(45_000)}}`;
      const { status } = await sendRaw(call, raw);
      expect(status).toBe(400);
    });

    it('rejects every other content type (ASVS 3.5.2, 15.3.7)', async () => {
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

    it('rejects a body of 5 MB', async () => {
      const { status } = await send(call, { name: 'x'.repeat(5_000_000) });
      expect(status).toBe(413);
    });
  },
);

it('rejects bytes that are not UTF-8 instead of storing other text', async () => {
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
  ])('accepts %s as a search', async (_, term) => {
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

it('answers errors as problems with a request id and no internals (ASVS 13.4.2, 16.3.4, 16.5.1)', async () => {
  for (const path of ['/api/nothing', '/api', '/api/services/abc', '/api/%E0%A4%A']) {
    const { status, headers, body } = await polaris.visitor().get(path);
    expect([400, 404]).toContain(status);
    expect(headers.get('content-type')).toMatch('application/problem+json');
    expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
    expect(headers.get('x-powered-by')).toBeNull();
  }
});
