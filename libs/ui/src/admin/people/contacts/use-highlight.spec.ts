import { describe, expect, it } from '@jest/globals';
import { stateOf } from './use-highlight.ts';

describe('the linked submission', () => {
  it('finds the linked submission among the loaded ones', () => {
    expect(stateOf(7, [9, 8, 7], true)).toBe('found');
  });

  it('searches older pages for the linked submission', () => {
    expect(stateOf(3, [9, 8, 7], true)).toBe('searching');
    expect(stateOf(3, undefined, false)).toBe('searching');
  });

  it('reports the linked submission as missing when loaded pages are already older or have ended', () => {
    expect(stateOf(8, [9, 7, 6], true)).toBe('missing');
    expect(stateOf(3, [9, 8, 7], false)).toBe('missing');
    expect(stateOf(3, [], false)).toBe('missing');
  });
});
