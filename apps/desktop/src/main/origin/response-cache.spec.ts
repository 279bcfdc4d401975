import { deleteAccount, signOut, signOutEverywhere } from '@polaris/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestKeyRing } from '../../../testing/test-key-ring.ts';
import { CACHE_LIMITS, CacheFiles } from './cache-files.ts';
import { ResponseCache } from './response-cache.ts';

const USER = '/api/auth/user';
const LIST = '/api/customers?limit=50';

let folder: string;
let server: string | null;
let users: (string | null)[];
let ring: TestKeyRing;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'polaris-cache-')), 'cache');
  server = 'https://polaris.example';
  users = [];
  ring = new TestKeyRing();
});

async function open(limits = CACHE_LIMITS) {
  const files = new CacheFiles(folder, ring.keyRing, limits);
  const cache = new ResponseCache(
    files,
    () => server,
    (user) => void users.push(user),
  );
  await cache.load();
  return cache;
}

const json = { headers: { 'Content-Type': 'application/json', 'X-Total-Count': '1' } };
const note = (cache: ResponseCache, key: string, text: string, status = 200, method = 'GET') =>
  cache.note(method, key, new Response(null, { ...json, status }), new TextEncoder().encode(text));

async function signedIn(limits = CACHE_LIMITS) {
  const cache = await open(limits);
  note(cache, USER, '{"id":"ada"}');
  return cache;
}

/** Stores responses in an earlier run of the app. */
async function store(...pairs: [string, string][]): Promise<void> {
  const cache = await signedIn();
  for (const [key, text] of pairs) note(cache, key, text);
  await cache.flush();
}

const files = () => (existsSync(folder) ? readdirSync(folder) : []);
const records = () => files().filter((name) => !['key', 'next'].includes(name));
const textOf = async (cache: ResponseCache, key: string) =>
  (await (await cache.find('GET', key))?.text()) ?? null;
const customer = (id: number, name: string) => ({
  id,
  name,
  email: null,
  phone: null,
  company: null,
  status: 'active',
  totalValue: 0,
  notes: null,
  convertedFromContactId: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});

describe('cached responses', () => {
  it('reads the last response of each request, with headers and time, also after a restart', async () => {
    await store([LIST, '[1]'], [LIST, '[2]']);
    const found = (await (await open()).find('GET', LIST))!;
    expect(await found.text()).toBe('[2]');
    expect(found.headers.get('x-total-count')).toBe('1');
    expect(Date.parse(found.headers.get('x-cached-at')!)).toBeGreaterThan(0);
    expect(users).toEqual(['ada', 'ada']);
  });

  it('reads a response before it is on disk', async () => {
    const cache = await signedIn();
    note(cache, LIST, '[1]');
    expect(await textOf(cache, LIST)).toBe('[1]');
  });

  it('stores cached responses so that the disk reveals neither bodies nor URLs', async () => {
    await store(['/api/customers?q=harbor', '[{"name":"Harbor Trust"}]']);
    expect(records()).toHaveLength(3);
    for (const name of files()) {
      expect(name).not.toMatch(/harbor/i);
      expect(readFileSync(join(folder, name), 'latin1')).not.toMatch(/harbor|ada/i);
    }
  });

  it('caches no failures, no writes, and no responses before the account is known', async () => {
    const cache = await open();
    note(cache, '/api/services', '[]');
    note(cache, USER, '{"id":"ada"}');
    note(cache, '/api/customers/9', '{}', 404);
    note(cache, '/api/customers', '{}', 201, 'POST');
    for (const key of ['/api/services', '/api/customers/9', '/api/customers'])
      expect(await cache.find('GET', key)).toBeNull();
  });

  /** Makes a call of the contract, so that none is named here that does not exist. */
  const call =
    ({ path, method }: { path: string; method: string }) =>
    (cache: ResponseCache) =>
      note(cache, path, '', 204, method);
  it.each([
    ['signing out', call(signOut)],
    ['signing out on every device', call(signOutEverywhere)],
    ['deleting the account', call(deleteAccount)],
    ['a login session that has ended', (cache: ResponseCache) => note(cache, LIST, '', 401)],
    ['another account', (cache: ResponseCache) => note(cache, USER, '{"id":"grace"}')],
    ['another server', (cache: ResponseCache) => void cache.forget()],
  ])('wipes cached responses on %s, from disk too', async (_, end) => {
    await store([LIST, '[1]']);
    const cache = await open();
    const before = records();
    end(cache);
    expect(await cache.find('GET', LIST)).toBeNull();
    await cache.flush();
    expect(records().filter((name) => before.includes(name) && !name.includes('owner'))).toEqual(
      [],
    );
    expect(await (await open()).find('GET', LIST)).toBeNull();
  });

  it('deletes cached responses from disk on sign-out, even if many were still being written', async () => {
    const cache = await signedIn();
    for (let id = 0; id < 40; id += 1) note(cache, `/api/customers/${id}`, '{}');
    await cache.forget();
    expect([files(), cache.user]).toEqual([[], null]);
  });

  it('reads no cached response of another server or account', async () => {
    await store([LIST, '[1]']);
    server = 'https://other.example';
    expect(await textOf(await open(), LIST)).toBeNull();
    server = 'https://polaris.example';
    await store([LIST, '[1]']);
    const cache = new ResponseCache(
      new CacheFiles(folder, ring.keyRing),
      () => server,
      () => undefined,
    );
    note(cache, USER, '{"id":"grace"}');
    await cache.load();
    expect([cache.user, await textOf(cache, LIST)]).toEqual(['grace', null]);
  });

  it('keeps pages working when responses cannot be written', async () => {
    const cache = await signedIn();
    await cache.flush();
    // A file in place of the folder: nothing can be written.
    await cache.forget();
    writeFileSync(folder, '');
    note(cache, USER, '{"id":"ada"}');
    expect(() => note(cache, LIST, '[]')).not.toThrow();
    await cache.flush();
    expect(cache.user).toBe('ada');
  });

  it('leaves cached responses in place while the key ring is locked, and reads them once it is unlocked', async () => {
    await store([LIST, '[1]']);
    ring.available = false;
    const cache = await open();
    note(cache, USER, '{"id":"ada"}');
    expect(await textOf(cache, LIST)).toBeNull();
    ring.available = true;
    await cache.load();
    expect(await textOf(cache, LIST)).toBe('[1]');
  });

  it('stores no responses without a key ring', async () => {
    ring.backend = 'basic_text';
    await store([LIST, '[1]']);
    expect(records()).toEqual([]);
  });

  it.each([
    ['cut off', (content: Buffer) => content.subarray(0, 20)],
    ['of zeros', (content: Buffer) => Buffer.alloc(content.byteLength)],
  ])('loses only the cached response whose record is %s', async (_, damage) => {
    await store([LIST, '[1]'], ['/api/services', '[2]']);
    const path = join(
      folder,
      records().find((name) => name.includes('customers'))!,
    );
    writeFileSync(path, damage(readFileSync(path)));
    const cache = await open();
    expect([await textOf(cache, LIST), await textOf(cache, '/api/services')]).toEqual([
      null,
      '[2]',
    ]);
    expect(existsSync(path)).toBe(false);
  });

  it.each([
    ['whose key is all zeros', async () => writeFileSync(join(folder, 'key'), Buffer.alloc(60))],
    ['of another version', () => writeOtherVersion()],
  ])('wipes cached responses in a folder %s', async (_, change) => {
    await store([LIST, '[1]']);
    await change();
    const cache = await open();
    expect([cache.user, await textOf(cache, LIST), records()]).toEqual([null, null, []]);
    await store([LIST, '[2]']);
    expect(await textOf(await open(), LIST)).toBe('[2]');
  });

  it('deletes unknown files in the cache folder and reads the responses beside them', async () => {
    await store([LIST, '[1]']);
    for (const name of ['next', 'x', '000000000009-other-zz'])
      writeFileSync(join(folder, name), 'x');
    expect(await textOf(await open(), LIST)).toBe('[1]');
    expect(files()).not.toContain('x');
  });

  it('answers customer searches, with the time of the oldest response that was used', async () => {
    const before = Date.now();
    const unknownStatus = { ...customer(3, 'Harbor Odd'), status: 'newer than this app' };
    const all = [customer(1, 'Harbor Trust'), customer(2, 'Northlight'), unknownStatus];
    await store(['/api/customers?limit=1000', JSON.stringify(all)]);
    const cache = await open();
    const found = (await cache.find('GET', '/api/customers?limit=8&q=HARB'))!;
    expect(((await found.json()) as { name: string }[]).map(({ name }) => name)).toEqual([
      'Harbor Trust',
    ]);
    expect(found.headers.get('x-total-count')).toBe('1');
    const readAt = Date.parse(found.headers.get('x-cached-at')!);
    expect([readAt >= before, readAt <= Date.now()]).toEqual([true, true]);
    note(cache, '/api/customers/4', JSON.stringify(customer(4, 'Harbor Four')));
    const again = await (await cache.find('GET', '/api/customers?limit=8&q=harb'))!.json();
    expect(again).toHaveLength(2);
    expect(await cache.find('GET', '/api/customers?limit=8&cursor=x')).toBeNull();
    expect(await cache.find('POST', '/api/customers?limit=8&q=harb')).toBeNull();
  });

  it('deletes the oldest responses first when there are too many', async () => {
    const cache = await signedIn({ ...CACHE_LIMITS, records: 5 });
    for (let id = 0; id < 12; id += 1) note(cache, `/api/customers/${id}`, '{}');
    await cache.flush();
    expect(records()).toHaveLength(5);
    const later = await open({ ...CACHE_LIMITS, records: 5 });
    expect(later.user).toBe('ada');
    expect(await textOf(later, '/api/customers/11')).toBe('{}');
    expect(await textOf(later, '/api/services/1')).toBeNull();
  });

  it('stores a page of 100 records that all have long texts', async () => {
    const cache = await signedIn();
    note(cache, '/api/activities?limit=100', 'x'.repeat(3_000_000));
    await cache.flush();
    expect((await textOf(await open(), '/api/activities?limit=100'))?.length).toBe(3_000_000);
  });

  it('limits cached responses in bytes, and stores none that is too large', async () => {
    const cache = await signedIn({ ...CACHE_LIMITS, bytes: 10_000 });
    for (let id = 0; id < 12; id += 1) note(cache, `/api/services/${id}`, 'x'.repeat(3000));
    note(cache, '/api/assets', 'x'.repeat(5_000_000));
    await cache.flush();
    const size = records().reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
    expect(size).toBeLessThanOrEqual(10_000);
    expect(await textOf(cache, '/api/services/11')).not.toBeNull();
    expect(await textOf(cache, '/api/assets')).toBeNull();
  });

  it('keeps cached responses after 1,000 others were read', async () => {
    await store(
      ['/api/customers/1', 'one'],
      ...Array.from({ length: 1000 }, (_, id): [string, string] => [`/api/activities/${id}`, '{}']),
    );
    expect(await textOf(await open(), '/api/customers/1')).toBe('one');
  });

  it('deletes responses at the start when they were last read more than 30 days ago', async () => {
    await store(['/api/services/1', 'old'], ['/api/services/2', 'new']);
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    const [owner, , first, second] = records().sort();
    utimesSync(join(folder, owner!), days(31), days(31));
    utimesSync(join(folder, first!), days(31), days(31));
    utimesSync(join(folder, second!), days(29), days(29));
    const later = await open();
    expect(later.user).toBe('ada');
    expect(await textOf(later, '/api/services/1')).toBeNull();
    expect(await textOf(later, '/api/services/2')).toBe('new');
    expect(records()).not.toContain(first);
  });

  it('keeps the newest responses when the clock is set back', async () => {
    const now = Date.now;
    const limits = { ...CACHE_LIMITS, records: 3 };
    const cache = await signedIn(limits);
    note(cache, '/api/services/1', '1');
    try {
      Date.now = () => now() - 86_400_000;
      for (const id of [2, 3]) note(cache, `/api/services/${id}`, `${id}`);
    } finally {
      Date.now = now;
    }
    await cache.flush();
    const later = await open(limits);
    expect(await textOf(later, '/api/services/1')).toBeNull();
    expect(await textOf(later, '/api/services/3')).toBe('3');
  });
});

/** Writes the owner record as a later version of the app might. */
async function writeOtherVersion(): Promise<void> {
  const other = new CacheFiles(folder, ring.keyRing);
  await other.open();
  await other.write('owner', 'owner', Buffer.from('{"version":2,"account":"ada"}'));
}
