import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blobPath } from '@polaris/contracts';
import { type TestApp, startTestApp } from '../../testing/test-app';
import { until, untilBlocked } from '../../testing/until';
import { BlobsService } from './blobs.service';

let polaris: TestApp;
let blobs: BlobsService;
beforeAll(async () => {
  polaris = await startTestApp({});
  blobs = polaris.app.get(BlobsService);
  await sql('create table posters (hash text references blobs, kind text)');
  await sql('create table portraits ("pictureHash" text references blobs)');
  blobs.show({
    table: 'posters',
    column: 'hash',
    caching: 'public',
    mediaType: { column: 'kind' },
  });
  blobs.show({
    table: 'portraits',
    column: 'pictureHash',
    caching: 'private',
    mediaType: 'image/png',
  });
});
afterAll(() => polaris.close());

const sql = <T = unknown>(statement: string, values?: unknown[]) =>
  polaris.dataSource.query<T[]>(statement, values);

const store = (content: string) => blobs.store(Buffer.from(content));

const isStored = async (hash: string) =>
  (await sql('select from blobs where hash = $1', [hash])).length === 1;

/** As if it had been stored two hours ago. */
const age = (hash: string) =>
  sql(`update blobs set "storedAt" = now() - interval '2 hours' where hash = $1`, [hash]);

/** A server removes expired files when it starts. */
async function untilRemoved(hash: string): Promise<void> {
  const server = await startTestApp({ beside: polaris });
  await until(
    () => isStored(hash),
    (stored) => !stored,
  );
  await server.close();
}

describe('storing files', () => {
  it('stores the same content once, under its SHA-256 (ASVS 5.3.2)', async () => {
    const hashes = [await store('twice'), await store('twice')];
    const expected = createHash('sha256').update('twice').digest('hex');
    expect(hashes).toEqual([expected, expected]);
    expect(await sql('select size, content from blobs where hash = $1', [expected])).toEqual([
      { size: 5, content: Buffer.from('twice') },
    ]);
  });

  it.each([
    ['another hash', `'${'0'.repeat(64)}', 1, 'x'`],
    ['another size', `encode(sha256('x'), 'hex'), 2, 'x'`],
    ['an empty content', `encode(sha256(''), 'hex'), 0, ''`],
  ])('rejects a file with %s in the database', async (_, values) => {
    const insert = `insert into blobs (hash, size, content) values (${values})`;
    await expect(sql(insert)).rejects.toMatchObject({ code: '23514' });
  });

  it('rejects a file of more than 8,000,000 bytes', async () => {
    await expect(store('x'.repeat(8_000_001))).rejects.toThrow('The file is too large.');
  });
});

describe('downloading a file', () => {
  it('sends a file with a public reference with a long cache lifetime', async () => {
    const hash = await store('a poster');
    await sql('insert into posters values ($1, $2)', [hash, 'image/webp']);
    const { status, headers, text } = await polaris.visitor().get(blobPath(hash));
    expect([status, text]).toEqual([200, 'a poster']);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '8',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${hash}"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers.has('set-cookie')).toBe(false);
  });

  it('sends the same bytes with the media type that each noun gives them', async () => {
    const hash = await store('first sent as a piece of something else');
    await sql('insert into portraits values ($1)', [hash]);
    const typeOf = async () =>
      (await polaris.visitor().get(blobPath(hash))).headers.get('content-type');
    expect(await typeOf()).toBe('image/png');
    await sql('insert into posters values ($1, $2)', [hash, 'image/webp']);
    expect(await typeOf()).toBe('image/webp');
  });

  it.each(['"', 'W/"', '"other", "'])(
    'returns 304 to a browser that has the file (%s)',
    async (start) => {
      const hash = await store('a poster');
      await sql('insert into posters values ($1, $2)', [hash, 'image/webp']);
      const again = { headers: { 'if-none-match': `${start}${hash}"` } };
      const { status, text } = await polaris.visitor().get(blobPath(hash), again);
      expect([status, text]).toEqual([304, '']);
    },
  );

  it('lets only the browser itself cache a file about a person', async () => {
    const hash = await store('a portrait');
    await sql('insert into portraits values ($1)', [hash]);
    const { status, headers } = await polaris.visitor().get(blobPath(hash));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('returns 404 for a file without references', async () => {
    const hash = await store('taken down');
    expect((await polaris.visitor().get(blobPath(hash))).status).toBe(404);
    await sql('insert into posters values ($1, $2)', [hash, 'image/webp']);
    expect((await polaris.visitor().get(blobPath(hash))).status).toBe(200);
    await sql('delete from posters where hash = $1', [hash]);
    expect((await polaris.visitor().get(blobPath(hash))).status).toBe(404);
  });

  it('returns 400 for an address that is not a hash', async () => {
    expect((await polaris.visitor().get(blobPath('..%2Fenv'))).status).toBe(400);
  });
});

describe('removing files', () => {
  it('removes a file an hour after it was stored unless something refers to it', async () => {
    const [unused, used, trashed, fresh] = [
      await store('unused'),
      await store('used'),
      await store('trashed'),
      await store('fresh'),
    ];
    // Any server may remove files, and knows only the tables that existed when it started.
    await sql(`insert into site_pictures (picture, "mediaType") values ($1, 'image/png')`, [used]);
    await sql(
      `insert into trash (kind, "recordId", label, rows)
       values ('asset', 1, 'With a file', jsonb_build_object('row', jsonb_build_object('hash', $1::text)))`,
      [trashed],
    );
    for (const hash of [unused, used, trashed]) await age(hash);
    await untilRemoved(unused);
    for (const hash of [used, trashed, fresh]) expect(await isStored(hash)).toBe(true);
  });

  it('keeps a file that is stored again while it is being removed', async () => {
    const hash = await store('stored again');
    const stored = await polaris.dataSource.transaction(async (manager) => {
      await manager.query('delete from blobs where hash = $1', [hash]);
      const again = store('stored again');
      await untilBlocked(polaris.dataSource);
      return [again];
    });
    await Promise.all(stored);
    expect(await isStored(hash)).toBe(true);
  });

  it('keeps an old file that was stored again and has no reference yet', async () => {
    const [hash, unused] = [await store('old'), await store('unused as well')];
    for (const old of [hash, unused]) await age(old);
    await store('old');
    await untilRemoved(unused);
    expect(await isStored(hash)).toBe(true);
  });
});
