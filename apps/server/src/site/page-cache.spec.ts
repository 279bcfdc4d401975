import { describe, expect, it } from '@jest/globals';
import { PageCache } from './page-cache';

const footer = (time: number) => `© ${new Date(time).getUTCFullYear()}`;

describe('the cache of pages', () => {
  it('renders again on 1 January (UTC), as every footer names the year', async () => {
    let time = Date.UTC(2026, 11, 31, 23, 59, 59);
    const cache = new PageCache({ now: () => time });
    const html = async () => {
      const render = () =>
        Promise.resolve({ status: 200, headers: {}, html: footer(time), whole: true });
      await cache.getOrRender('/', render);
      return cache.get('/')?.answer('identity').body.toString();
    };
    expect(await html()).toBe('© 2026');
    time += 999;
    expect(await html()).toBe('© 2026');
    time += 1;
    expect(cache.get('/')).toBeUndefined();
    expect(await html()).toBe('© 2027');
    time = Date.UTC(2028, 0);
    expect(await html()).toBe('© 2028');
  });

  it('holds so many pages and no more, before and after changes', async () => {
    const cache = new PageCache();
    const render = () => Promise.resolve({ status: 200, headers: {}, html: '', whole: true });
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < 600; index += 1) {
        await cache.getOrRender(`/services/${round}${index}`, render);
        await cache.getOrRender(`/?service=${round}${index}`, render);
      }
      expect(cache.size).toBeLessThanOrEqual(1100);
      cache.drop();
      expect(cache.size).toBeLessThanOrEqual(500);
    }
  });

  it('never compresses slowly what it does not hold', async () => {
    const later: string[] = [];
    const cache = new PageCache({ later: (name) => later.push(name) });
    const failure = { status: 503, headers: {}, html: 'away', whole: false };
    await cache.getOrRender('/', () => Promise.resolve(failure));
    await cache.getOrRender('/changed', () => {
      cache.drop();
      return Promise.resolve({ ...failure, status: 200, whole: true });
    });
    expect(later).toEqual([]);
    await cache.getOrRender('/held', () =>
      Promise.resolve({ ...failure, status: 200, whole: true }),
    );
    expect(later).toEqual(['compress /held']);
  });
});
