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

describe('what differs between the pages that are shown and those that were read again', () => {
  it('is nothing for the same entries', () => {
    expect(difference([page([3, 2, 1])], page([3, 2, 1]))).toEqual({ added: [], removed: [] });
  });

  it('is what was added above, and not what it has pushed to the next page', () => {
    const shown = [page([4, 3, 2], MORE)];
    expect(difference(shown, page([6, 5, 4], MORE))).toEqual({ added: [6, 5], removed: [] });
    expect(difference(shown, page([9, 8, 7], MORE))).toEqual({ added: [9, 8, 7], removed: [] });
  });

  it('is what was removed, and not what has moved up from the next page', () => {
    expect(difference([page([4, 3, 2], MORE)], page([4, 2, 1], MORE))).toEqual({
      added: [],
      removed: [3],
    });
    expect(difference([page([3, 2, 1])], page([3, 2]))).toEqual({ added: [], removed: [1] });
  });

  it('is nothing when rows above have moved the ones of a page that was read backwards', () => {
    const shown = [page([6, 5, 4], MORE, MORE), page([3, 2, 1])];
    const read = new Map([[0, page([5, 4], MORE, MORE)]]);
    expect(listDifference(shown, read, new Set([0]))).toEqual({ added: [], removed: [] });
  });

  it('is told of later pages, too', () => {
    const shown = [page([6, 5, 4], MORE), page([3, 2, 1])];
    const read = [page([7, 6, 5], MORE), page([3, 1])];
    expect(difference(shown, ...read)).toEqual({ added: [7], removed: [2] });
  });
});
