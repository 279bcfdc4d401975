/**
 * Measures how long writing and reading a cached response blocks the main thread, which all windows depend on. Excludes
 * the key ring, which is used once. Exits with 1 if the limit is exceeded.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestKeyRing } from '../testing/test-key-ring.ts';
import { CACHE_LIMITS, CacheFiles } from '../src/main/origin/cache-files.ts';
import { ResponseCache } from '../src/main/origin/response-cache.ts';

/** The limits in milliseconds for one response; for the longest, one frame of a page. */
const limitOf = (bytes: number) => (bytes < 1_000_000 ? 2 : 16);
/** Sizes from a single record to almost the largest cached response. */
const SIZES = [2_000, 50_000, 160_000, 700_000, 3_600_000];
/** The number of responses that fill the cache, by records or by bytes. */
const countOf = (bytes: number) =>
  Math.min(CACHE_LIMITS.records - 2, Math.floor(CACHE_LIMITS.bytes / (bytes * 1.1)));

const headers = { 'Content-Type': 'application/json' };

/** CPU time of this thread in milliseconds, independent of the machine's load. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

async function perRecord(count: number, work: () => unknown): Promise<number> {
  const before = threadTime();
  await work();
  return (threadTime() - before) / count;
}

const customers = (bytes: number) =>
  new TextEncoder().encode(
    JSON.stringify(
      Array.from({ length: Math.ceil(bytes / 100) }, (_, id) => ({ id, name: 'x'.repeat(80) })),
    ),
  );

async function measure(bytes: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-bench-'));
  const open = () =>
    new ResponseCache(
      new CacheFiles(join(folder, 'cache'), new TestKeyRing().keyRing, CACHE_LIMITS),
      () => 'https://polaris.example',
      () => undefined,
    );
  const cache = open();
  await cache.load();
  const note = (key: string, body: Uint8Array<ArrayBuffer>) =>
    cache.note('GET', key, new Response(null, { headers }), body);
  note('/api/auth/user', new TextEncoder().encode('{"id":"ada"}'));
  const body = customers(bytes);
  const keys = Array.from({ length: countOf(bytes) }, (_, id) => `/api/activities/${id}`);
  // The first run warms up. In the second one the cache is full, and each write replaces a response.
  for (const key of keys) note(key, body);
  await cache.flush();
  const write = await perRecord(keys.length, () => {
    for (const key of keys) note(key, body);
    return cache.flush();
  });
  const again = open();
  await again.load();
  const read = await perRecord(keys.length, async () => {
    for (const key of keys) await again.find('GET', key);
  });
  rmSync(folder, { recursive: true });
  return [write, read];
}

const rows = [];
for (const bytes of SIZES) {
  const [write = 0, read = 0] = await measure(bytes);
  rows.push({
    'response (bytes)': bytes,
    responses: countOf(bytes),
    'write (ms)': write,
    'read (ms)': read,
    'limit (ms)': limitOf(bytes),
  });
}
console.log('Time of the main thread for one response, with a full cache:');
console.table(
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
    ),
  ),
);
if (rows.some((row) => Math.max(row['write (ms)'], row['read (ms)']) > row['limit (ms)']))
  process.exitCode = 1;
