import { describe, expect, it } from '@jest/globals';
import { stateOf } from './use-highlight.ts';

describe('the submission that a link names', () => {
  it('is found among the loaded ones', () => {
    expect(stateOf(7, [9, 8, 7], true)).toBe('found');
  });

  it('is searched on older pages', () => {
    expect(stateOf(3, [9, 8, 7], true)).toBe('searching');
    expect(stateOf(3, undefined, false)).toBe('searching');
  });

  it('is missing when the pages are older than it, or have ended', () => {
    expect(stateOf(8, [9, 7, 6], true)).toBe('missing');
    expect(stateOf(3, [9, 8, 7], false)).toBe('missing');
    expect(stateOf(3, [], false)).toBe('missing');
  });
});
