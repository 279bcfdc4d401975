import { beforeEach, describe, expect, it } from '@jest/globals';
import { readPlace, savePlace } from './place-store.ts';

const place = (scrollY: number) => ({ scrollY, lists: {} });

describe('the places of the history', () => {
  beforeEach(() => sessionStorage.clear());

  it('are remembered by entry, the last fifty', () => {
    expect(readPlace('a')).toBeUndefined();
    savePlace('a', place(1));
    savePlace('b', place(2));
    savePlace('a', place(3));
    expect(readPlace('a')).toEqual(place(3));
    for (let index = 0; index < 49; index += 1) savePlace(`later ${index}`, place(index));
    expect(readPlace('a')).toEqual(place(3));
    expect(readPlace('b')).toBeUndefined();
  });

  it('do not survive what nobody can read', () => {
    sessionStorage.setItem('polaris-admin-places', 'not JSON');
    expect(readPlace('a')).toBeUndefined();
  });
});
