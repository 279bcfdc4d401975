import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blobPath } from '@polaris/contracts';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { type Person, type TestApp, deleteAccount, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
beforeAll(async () => {
  polaris = await startTestApp();
});
afterAll(() => polaris.close());

const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

/** 3 x 2 pixels. */
const WEBP = bytesOf('UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAdQsAIXpv+BiOh/AAA=');
const PNG = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWM4kGAAQQxwFgBSNAfh6fOwyAAAAABJRU5ErkJggg==',
);
const JPEG = bytesOf(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAABf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJADDD//2Q==',
);

/** A different file with the same picture: bytes after its end are ignored. */
const withTrailingByte = (picture: Uint8Array, version: number) =>
  new Uint8Array([...picture, version]);

const upload = (
  person: Pick<Person, 'put'>,
  raw: Uint8Array<ArrayBuffer> | string,
  type = 'image/webp',
) => person.put('/api/account/picture', undefined, { raw, headers: { 'content-type': type } });

const hugePng = () => {
  const bytes = PNG.slice();
  new DataView(bytes.buffer).setUint32(16, 30_000);
  new DataView(bytes.buffer).setUint32(20, 30_000);
  return bytes;
};

describe('uploading a profile picture', () => {
  it.each([
    ['image/webp', WEBP],
    ['image/png', PNG],
    ['image/jpeg', JPEG],
  ])('stores a picture and shows it at its own address: %s', async (type, bytes) => {
    const customer = await polaris.customer();
    // The sender's media type is ignored.
    const { status, body } = await upload(customer, bytes, 'image/gif');
    expect(status).toBe(200);
    const { profileImageUrl } = body as { profileImageUrl: string };
    expect(profileImageUrl).toMatch(/^\/api\/blobs\/[0-9a-f]{64}$/);
    expect((await customer.get('/api/auth/user')).body.profileImageUrl).toBe(profileImageUrl);
    const picture = await fetch(polaris.url + profileImageUrl);
    expect(picture.headers.get('content-type')).toBe(type);
    expect(picture.headers.get('cache-control')).toMatch(/^private,/);
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(bytes);
  });

  it('shows a picture whose bytes were stored as a piece of a file before', async () => {
    const customer = await polaris.customer();
    const picture = withTrailingByte(JPEG, 7);
    await polaris.app.get(BlobsService).store(Buffer.from(picture));
    const { profileImageUrl } = (await upload(customer, picture)).body;
    const shown = await fetch(polaris.url + profileImageUrl);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
  });

  it('stops showing a profile picture once it is removed or replaced', async () => {
    const customer = await polaris.customer();
    const first = (await upload(customer, withTrailingByte(WEBP, 1))).body
      .profileImageUrl as string;
    const second = (await upload(customer, withTrailingByte(PNG, 1))).body
      .profileImageUrl as string;
    expect((await customer.get(first)).status).toBe(404);
    await customer.patch('/api/auth/user', { profileImageUrl: null });
    expect((await customer.get('/api/auth/user')).body.profileImageUrl).toBeNull();
    expect((await customer.get(second)).status).toBe(404);
  });

  it('includes a picture in the account data, and deletes it with the account', async () => {
    const customer = await polaris.customer();
    const picture = withTrailingByte(JPEG, 1);
    const address = (await upload(customer, picture)).body.profileImageUrl as string;
    const data = await customer.get('/api/account/data');
    expect(data.body.picture).toBe(
      `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`,
    );
    expect((await deleteAccount(customer, customer.user.email)).status).toBe(204);
    expect((await polaris.visitor().get(address)).status).toBe(404);
  });

  it.each<[string, Uint8Array<ArrayBuffer> | string, number, string]>([
    ['a text', 'not a picture', 415, 'Choose a JPEG, PNG or WebP picture.'],
    [
      'an SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      415,
      'Choose a JPEG, PNG or WebP picture.',
    ],
    ['a truncated JPEG', JPEG.slice(0, -20), 415, 'Choose a JPEG, PNG or WebP picture.'],
    ['nothing', '', 400, 'The file is empty.'],
    ['a PNG of 30,000 x 30,000 pixels', hugePng(), 422, 'at most 1024 pixels wide and high.'],
    ['40 MB', new Uint8Array(40_000_000), 413, 'The picture is larger than 200 kB.'],
  ])(
    'rejects %s and keeps the earlier picture (ASVS 1.3.4, 5.2.1, 5.2.2)',
    async (_what, bytes, status, detail) => {
      const customer = await polaris.customer();
      const before = (await upload(customer, WEBP)).body.profileImageUrl as string;
      const refused = await upload(customer, bytes, 'image/svg+xml');
      expect([refused.status, refused.body.detail]).toEqual([
        status,
        expect.stringContaining(detail),
      ]);
      expect((await customer.get('/api/auth/user')).body.profileImageUrl).toBe(before);
    },
  );

  it('accepts a profile picture only from a signed-in person, and only at its own address', async () => {
    expect((await upload(polaris.visitor(), WEBP)).status).toBe(401);
    const customer = await polaris.customer();
    const headers = { 'content-type': 'image/webp' };
    const elsewhere = await customer.patch('/api/auth/user', undefined, { raw: WEBP, headers });
    expect(elsewhere.status).toBe(415);
  });

  it('rejects the address of a stored file as the picture of another account', async () => {
    const customer = await polaris.customer();
    const profileImageUrl = blobPath('0'.repeat(64));
    expect((await customer.patch('/api/auth/user', { profileImageUrl })).status).toBe(400);
  });
});
