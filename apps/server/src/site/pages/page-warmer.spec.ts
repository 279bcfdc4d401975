import { afterEach, expect, it, jest } from '@jest/globals';
import type { RenderedPage } from './page';
import { PageCache } from './page-cache';
import { PageWarmer } from './page-warmer';
import { until } from '../../testing/until';

afterEach(() => void jest.restoreAllMocks());

/** A site of three pages that show one word of the database. */
function startSite(failing?: string) {
  const renders: string[] = [];
  const site = { word: 'first' };
  const cache = new PageCache();
  const render = (address: string) =>
    cache.getOrRender(address, () => {
      if (address === failing) return Promise.reject(new Error(`${address} cannot be rendered`));
      renders.push(address);
      const html = `${address} ${site.word}`;
      return Promise.resolve<RenderedPage>({ status: 200, headers: {}, html, complete: true });
    });
  const warmer = new PageWarmer({
    load: () =>
      Promise.resolve({
        publicPages: (ids, slugs) => [
          '/',
          ...slugs.map((slug) => `/${slug}`),
          ...ids.map((id) => `/services/${id}`),
        ],
      }),
    changes: () => Promise.resolve({}),
    services: () => Promise.resolve([{ id: 7 }]),
    essays: () => Promise.resolve([{ slug: 'essay' }]),
    render,
    report: (error) => renders.push(String(error)),
    calmMs: 1,
  });
  const change = (word: string) => {
    site.word = word;
    cache.drop();
    warmer.restart();
  };
  const shown = (address: string) => cache.get(address)?.answer('identity').body.toString();
  return { renders, warmer, change, shown };
}

it('renders every public page after the server starts, before any request', async () => {
  const { warmer, shown, renders } = startSite();
  expect(shown('/')).toBeUndefined();
  warmer.start();
  await until(() => shown('/services/7') !== undefined);
  expect([shown('/'), shown('/essay'), shown('/services/7')]).toEqual([
    '/ first',
    '/essay first',
    '/services/7 first',
  ]);
  expect(renders).toEqual(['/', '/essay', '/services/7']);
  warmer.stop();
});

it('pauses after rendering a page for as long as that took, so that requests are handled', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const pauses: number[] = [];
  const over = Promise.withResolvers<void>();
  const warmer = new PageWarmer({
    load: () => Promise.resolve({ publicPages: () => ['/', '/about'] }),
    changes: () => Promise.resolve({}),
    services: () => Promise.resolve([]),
    essays: () => Promise.resolve([]),
    render: async (address) => void (now += address === '/' ? 100 : 30),
    report: () => undefined,
    calmMs: 1,
    pause: async (ms) => pauses.push(ms) === 2 && over.resolve(),
  });
  warmer.start();
  await over.promise;
  warmer.stop();
  expect(pauses).toEqual([100, 30]);
});

it('renders the other pages when one of them fails', async () => {
  const { warmer, shown, renders } = startSite('/essay');
  warmer.start();
  await until(() => shown('/services/7') !== undefined);
  expect(shown('/essay')).toBeUndefined();
  expect(renders).toEqual(['/', 'Error: /essay cannot be rendered', '/services/7']);
  warmer.stop();
});

it('drops every page and renders it again when content changes', async () => {
  const { warmer, change, shown, renders } = startSite();
  warmer.start();
  await until(() => shown('/services/7') !== undefined);
  renders.length = 0;
  change('second');
  expect([shown('/'), shown('/services/7')]).toEqual([undefined, undefined]);
  await until(() => shown('/services/7') !== undefined);
  expect([shown('/'), shown('/services/7')]).toEqual(['/ second', '/services/7 second']);
  expect(renders).toEqual(['/', '/essay', '/services/7']);
  warmer.stop();
});
