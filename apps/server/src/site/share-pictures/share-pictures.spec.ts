import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PictureWords } from '@polaris/contracts';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { drawPictures } from './draw-pictures';
import { SharePicturesService } from './share-pictures.service';

const words: PictureWords = {
  brand: 'Polaris',
  eyebrow: 'Ada Harbor',
  headline: 'Data Clean-Up Sprint',
  price: '$1,200',
};

let polaris: TestApp;
let pictures: SharePicturesService;
beforeAll(async () => {
  polaris = await startTestApp();
  pictures = polaris.app.get(SharePicturesService);
});
afterAll(() => polaris.close());

const find = async (page: string, own: Partial<PictureWords> = {}) =>
  (await pictures.finder())(page, { ...words, ...own });

const untilDrawn = async (page: string, own?: Partial<PictureWords>): Promise<string> =>
  (await until(
    () => find(page, own),
    (path) => path !== undefined,
  ))!;

const rows = (page: string): Promise<object[]> =>
  polaris.dataSource.query('select words, picture from share_pictures where page = $1', [page]);

describe('the share picture of a page', () => {
  it('makes a share picture, a PNG that anyone may load, when a page requests it', async () => {
    expect(await find('/services/7')).toBeUndefined();
    const path = await untilDrawn('/services/7');
    const { status, headers } = await polaris.visitor().get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = (await polaris.app.get(BlobsService).find(path.split('/').at(-1)!))!;
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(100_000);
  });

  it('replaces the previous share picture when the text of its page changes', async () => {
    const earlier = await untilDrawn('/about', { price: undefined });
    const own = { price: undefined, headline: 'I live in your numbers.' };
    expect(await find('/about', own)).toBeUndefined();
    expect(await untilDrawn('/about', own)).not.toBe(earlier);
    expect(await rows('/about')).toHaveLength(1);
  });

  it('makes every share picture when many pages request theirs together', async () => {
    const pages = Array.from({ length: 25 }, (_, n) => `/services/${100 + n}`);
    await Promise.all(pages.map((page) => find(page, { headline: page })));
    const paths = await Promise.all(pages.map((page) => untilDrawn(page, { headline: page })));
    expect(new Set(paths).size).toBe(25);
  });

  it('cuts text that does not fit on a share picture, in every script', async () => {
    const headline = `${'Überlänge Ελλάδα Москва '.repeat(12)}end`;
    expect(await untilDrawn('/long', { headline, eyebrow: headline, brand: headline })).toMatch(
      /^\/api\/blobs\//,
    );
  });
});

it('ends a drawing that takes too long', async () => {
  await expect(drawPictures([words], 1)).rejects.toThrow('It ended with a signal');
});
