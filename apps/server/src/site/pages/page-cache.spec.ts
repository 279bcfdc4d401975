import { describe, expect, it } from '@jest/globals';
import { PageCache } from './page-cache';

const footer = (time: number) => `© ${new Date(time).getUTCFullYear()}`;

describe('the cache of pages', () => {
  it('renders pages again on January 1 (UTC) for the year in the footer', async () => {
    let time = Date.UTC(2026, 11, 31, 23, 59, 59);
    const cache = new PageCache(() => time);
    const html = async () => {
      const render = () =>
        Promise.resolve({ status: 200, headers: {}, html: footer(time), complete: true });
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

  it('caches at most 500 pages and 100 variants', async () => {
    const cache = new PageCache();
    const page = { status: 200, headers: {}, html: '', complete: true };
    const render = () => Promise.resolve(page);
    for (let index = 0; index < 600; index += 1) {
      await cache.getOrRender(`/services/${index}`, render);
      await cache.getOrRender(`/?service=${index}`, render);
    }
    expect(cache.size).toBe(600);
    cache.drop();
    expect(cache.size).toBe(0);
  });

  it('caches no failure, and no page that changed while rendering', async () => {
    const cache = new PageCache();
    const page = { status: 200, headers: {}, html: 'a page', complete: true };
    const failure = { ...page, status: 503, complete: false };
    await cache.getOrRender('/failing', () => Promise.resolve(failure));
    await cache.getOrRender('/changed', () => {
      cache.drop();
      return Promise.resolve(page);
    });
    expect(cache.size).toBe(0);
  });

  it('compresses a cached page well and an uncached variant fast', async () => {
    const cache = new PageCache();
    const page = { status: 200, headers: {}, html: 'a page', complete: true };
    await cache.getOrRender('/page', () => Promise.resolve(page));
    await cache.getOrRender('/page?q=typed', () => Promise.resolve(page));
    expect(cache.get('/page')?.isCompressed).toBe(true);
    expect(cache.get('/page?q=typed')?.isCompressed).toBe(false);
  });
});
