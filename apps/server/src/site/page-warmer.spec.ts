import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { IdleWork } from './idle-work';
import type { Page } from './page';
import { PageCache } from './page-cache';
import { PageWarmer } from './page-warmer';

/** A site of three pages that show one word of the database, but for one that shows none. */
function startSite() {
  const renders: string[] = [];
  const site = { word: 'first', renders };
  const idle = new IdleWork((error) => renders.push(String(error)));
  const cache = new PageCache({ later: (name, work) => idle.add(name, work) });
  const render = (address: string) =>
    cache.getOrRender(address, () => {
      renders.push(address);
      const isFixed = address === '/essay';
      const html = isFixed ? 'an essay' : `${address} ${site.word}`;
      return Promise.resolve<Page>({ status: 200, headers: {}, html, whole: true, isFixed });
    });
  const warmer = new PageWarmer({
    load: () =>
      Promise.resolve({
        publicPages: (ids) => ['/', '/essay', ...ids.map((id) => `/services/${id}`)],
      }),
    services: () => Promise.resolve([{ id: 7 }]),
    render,
    idle,
    calmMs: 1,
  });
  const change = (word: string) => {
    site.word = word;
    cache.drop();
    warmer.restart();
  };
  const shown = (address: string) => cache.get(address)?.answer('identity').body.toString();
  const stop = () => {
    warmer.stop();
    idle.close();
  };
  return { site, renders, cache, warmer, change, shown, stop };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(5);
}

it('every public page is rendered before anyone asks for it, once the server has started', async () => {
  const { warmer, shown, renders, stop } = startSite();
  expect(shown('/')).toBeUndefined();
  warmer.start();
  await until(() => shown('/services/7') !== undefined);
  expect([shown('/'), shown('/essay'), shown('/services/7')]).toEqual([
    '/ first',
    'an essay',
    '/services/7 first',
  ]);
  expect(renders).toEqual(['/', '/essay', '/services/7']);
  stop();
});

it('after a change nothing old is shown, and what shows nothing of the database is not made again', async () => {
  const { warmer, change, shown, renders, stop } = startSite();
  warmer.start();
  await until(() => shown('/services/7') !== undefined);
  renders.length = 0;
  change('second');
  expect([shown('/'), shown('/services/7'), shown('/essay')]).toEqual([
    undefined,
    undefined,
    'an essay',
  ]);
  await until(() => shown('/services/7') !== undefined);
  expect([shown('/'), shown('/services/7')]).toEqual(['/ second', '/services/7 second']);
  expect(renders).toEqual(['/', '/services/7']);
  stop();
});

it('a page is packed well in idle time, and one that is the same after a change not again', async () => {
  const { warmer, change, cache, stop } = startSite();
  warmer.start();
  await until(() => cache.get('/')?.isCompressed === true);
  const packed = cache.get('/');
  change('first');
  await until(() => cache.get('/') !== undefined);
  expect(cache.get('/')).toBe(packed);
  change('another');
  await until(() => cache.get('/') !== undefined);
  expect(cache.get('/')).not.toBe(packed);
  stop();
});
