import type { Page } from '../client.ts';
import type { ListNews } from './list-news.ts';

export type ListPage = Page<{ id: number; version?: number }>;

const idsIn = (pages: Iterable<ListPage>): number[] =>
  [...pages].flatMap(({ items }) => items.map(({ id }) => id));

/**
 * How the pages of a list that are shown differ from those that were read again, by their index. Pages
 * that were read backwards end at a cursor: what they no longer begin with has only moved up.
 */
export function listDifference(
  shown: readonly ListPage[],
  read: ReadonlyMap<number, ListPage>,
  backwards: ReadonlySet<number> = new Set(),
): ListNews {
  const known = new Set(idsIn(shown));
  const found = new Set(idsIn(read.values()));
  const removed = [...read].flatMap(([index, page]) =>
    backwards.has(index) ? [] : removedFrom(shown[index]!, page, found),
  );
  const first = read.get(0)!;
  // Above a page in the middle of the list, others can be loaded.
  return { added: first.prev === null ? addedTo(first, known) : [], removed };
}

/** What follows the last known entry is not new: it has moved up from the next page. */
function addedTo(first: ListPage, known: ReadonlySet<number>): number[] {
  const ids = idsIn([first]);
  const last = ids.findLastIndex((id) => known.has(id));
  return ids.slice(0, last < 0 ? ids.length : last).filter((id) => !known.has(id));
}

/** What follows the last entry that was found has only moved down, if there is a next page. */
function removedFrom(shown: ListPage, read: ListPage, found: ReadonlySet<number>): number[] {
  const ids = idsIn([shown]);
  const last = read.next === null ? ids.length : ids.findLastIndex((id) => found.has(id));
  return ids.slice(0, Math.max(0, last)).filter((id) => !found.has(id));
}
