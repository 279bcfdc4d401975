import { beforeEach, describe, expect, it } from '@jest/globals';
import { readScroll, saveScroll } from './scroll-positions.ts';

const scroll = (scrollY: number) => ({ scrollY, lists: {} });

describe('scroll positions', () => {
  beforeEach(() => sessionStorage.clear());

  it('remembers the last fifty scroll positions by history entry', () => {
    expect(readScroll('a')).toBeUndefined();
    saveScroll('a', scroll(1));
    saveScroll('b', scroll(2));
    saveScroll('a', scroll(3));
    expect(readScroll('a')).toEqual(scroll(3));
    for (let index = 0; index < 49; index += 1) saveScroll(`later ${index}`, scroll(index));
    expect(readScroll('a')).toEqual(scroll(3));
    expect(readScroll('b')).toBeUndefined();
  });

  it('ignores stored scroll positions that cannot be parsed', () => {
    sessionStorage.setItem('polaris-scroll-positions', 'not JSON');
    expect(readScroll('a')).toBeUndefined();
  });
});
