/*
 * What a response that is cached or read back costs the thread that all windows depend on, beside the
 * limit. The key ring's own time is left out: it is asked once. Ends with 1 where a limit is passed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestRing } from '../testing/test-key-ring.ts';
import { CACHE_LIMITS, CacheFiles } from '../src/main/origin/cache-files.ts';
import { ResponseCache } from '../src/main/origin/response-cache.ts';

const LIMIT = 2;
/** From a single record to the largest that is cached at all. */
const SIZES = [2_000, 50_000, 160_000, 700_000];
/** A full cache, in number or in bytes. */
const countOf = (bytes: number) =>
  Math.min(CACHE_LIMITS.records - 2, Math.floor(CACHE_LIMITS.bytes / (bytes * 1.1)));

const headers = { 'Content-Type': 'application/json' };

/** Milliseconds of this thread alone, whatever else the machine does. */
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
      new CacheFiles(join(folder, 'cache'), new TestRing().ring, CACHE_LIMITS),
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
  // Once to warm up, and the same again as a full cache has it: each takes the place of another.
  for (const key of keys) note(key, body);
  await cache.settled();
  const write = await perRecord(keys.length, () => {
    for (const key of keys) note(key, body);
    return cache.settled();
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
    'limit (ms)': LIMIT,
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
if (rows.some((row) => Math.max(row['write (ms)'], row['read (ms)']) > LIMIT)) process.exitCode = 1;
