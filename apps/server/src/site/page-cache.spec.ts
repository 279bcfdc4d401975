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
});
