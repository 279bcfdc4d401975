import { describe, expect, it } from '@jest/globals';
import { isHydrated } from './page-handle.ts';

describe('which pages are hydrated', () => {
  it('is for the page itself to say, not for its layouts', () => {
    expect(isHydrated([{ handle: { hydrate: true } }, { handle: { hydrate: false } }])).toBe(false);
    expect(isHydrated([{}, { handle: { hydrate: true } }])).toBe(true);
  });

  it('is none that says nothing', () => {
    expect(isHydrated([{}, {}])).toBe(false);
    expect(isHydrated([])).toBe(false);
  });
});
