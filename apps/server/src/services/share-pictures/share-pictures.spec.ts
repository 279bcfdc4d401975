import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Service } from '@polaris/contracts';
import { BlobsService } from '../../platform/blobs/blobs.service';
import { addService } from '../../testing/records';
import { type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { drawPictures } from './draw-pictures';
import { SharePicturesService } from './share-pictures.service';

const site = { brand: 'Polaris', name: 'Ada Lovelace', replyTime: 'soon' };

let polaris: TestApp;
let pictures: SharePicturesService;
let owner: Awaited<ReturnType<TestApp['owner']>>;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  pictures = polaris.app.get(SharePicturesService);
  await polaris.dataSource.query('delete from services');
});
afterAll(() => polaris.close());

const untilDrawn = async (service: Service): Promise<string> =>
  (await until(
    () => pictures.pathOf(service),
    (path) => path !== null,
  ))!;

const change = async (service: Service, own: Partial<Service>) =>
  (await owner.put(`/api/services/${service.id}`, { ...service, ...own })).body as Service;

describe('the share picture of a service', () => {
  it('draws a sharing picture for each service at the start, as a PNG that anyone may load', async () => {
    const service = await addService(owner, { name: 'Data Clean-Up Sprint', price: 1200 });
    pictures.setSiteProvider(() => Promise.resolve(site));
    const path = await untilDrawn(service);
    const { status, headers } = await polaris.visitor().get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = (await polaris.app.get(BlobsService).find(path.split('/').at(-1)!))!.content;
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(100_000);
  });

  it('draws the sharing picture of a service again when its price has changed, and does not show the earlier one', async () => {
    const service = await addService(owner, { price: 100 });
    const first = await untilDrawn(service);
    const changed = await change(service, { price: 200 });
    expect(await pictures.pathOf(changed)).toBeNull();
    expect(await untilDrawn(changed)).not.toBe(first);
  });

  it('stays when a text that it does not show has changed', async () => {
    const service = await addService(owner, {});
    const first = await untilDrawn(service);
    expect(await pictures.pathOf(await change(service, { duration: 'A week' }))).toBe(first);
    expect((await owner.get(`/api/services/${service.id}`)).body.version).toBe(service.version + 1);
  });
});

it('ends a drawing that takes too long', async () => {
  const text = { brand: 'Polaris', owner: 'Ada Lovelace', name: 'A service', price: '$1' };
  await expect(drawPictures([text], 1)).rejects.toThrow('It ended with a signal');
});
