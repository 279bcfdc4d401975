import { describe, expect, it } from '@jest/globals';
import { type ListPage, listDifference } from './list-difference.ts';

const page = (ids: number[], next: string | null = null, prev: string | null = null): ListPage => ({
  items: ids.map((id) => ({ id })),
  total: 100,
  capped: false,
  next,
  prev,
  unreadable: 0,
});
const MORE = '/api/more';

const difference = (shown: ListPage[], ...read: ListPage[]) =>
  listDifference(shown, new Map(read.map((one, index) => [index, one])));

describe('list difference', () => {
  it('finds no difference between the same entries', () => {
    expect(difference([page([3, 2, 1])], page([3, 2, 1]))).toEqual({ added: [], removed: [] });
  });

  it('lists what was added above, without what moved to the next page', () => {
    const shown = [page([4, 3, 2], MORE)];
    expect(difference(shown, page([6, 5, 4], MORE))).toEqual({ added: [6, 5], removed: [] });
    expect(difference(shown, page([9, 8, 7], MORE))).toEqual({ added: [9, 8, 7], removed: [] });
  });

  it('lists what was removed, without what moved up from the next page', () => {
    expect(difference([page([4, 3, 2], MORE)], page([4, 2, 1], MORE))).toEqual({
      added: [],
      removed: [3],
    });
    expect(difference([page([3, 2, 1])], page([3, 2]))).toEqual({ added: [], removed: [1] });
  });

  it('ignores rows that moved on a page that was read backward', () => {
    const shown = [page([6, 5, 4], MORE, MORE), page([3, 2, 1])];
    const read = new Map([[0, page([5, 4], MORE, MORE)]]);
    expect(listDifference(shown, read, new Set([0]))).toEqual({ added: [], removed: [] });
  });

  it('includes later pages', () => {
    const shown = [page([6, 5, 4], MORE), page([3, 2, 1])];
    const read = [page([7, 6, 5], MORE), page([3, 1])];
    expect(difference(shown, ...read)).toEqual({ added: [7], removed: [2] });
  });
});
