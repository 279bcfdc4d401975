import { describe, expect, it } from '@jest/globals';
import { isHydrated } from './page-handle.ts';

describe('hydration', () => {
  it('lets only the page decide on hydration, not its layouts', () => {
    expect(isHydrated([{ handle: { hydrate: true } }, { handle: { hydrate: false } }])).toBe(false);
    expect(isHydrated([{}, { handle: { hydrate: true } }])).toBe(true);
  });

  it('does not hydrate a page without the setting', () => {
    expect(isHydrated([{}, {}])).toBe(false);
    expect(isHydrated([])).toBe(false);
  });
});
