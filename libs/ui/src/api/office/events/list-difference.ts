import type { PageOf } from '../../client/client.ts';
import type { ListChanges } from './list-changes.ts';

export type ListPage = PageOf<{ id: number; version?: number }>;

const idsIn = (pages: Iterable<ListPage>): number[] =>
  [...pages].flatMap(({ items }) => items.map(({ id }) => id));

/**
 * Compares the shown pages of a list with reloaded ones, by index. Pages read backward end at a cursor:
 * entries missing at their start have only moved up.
 */
export function listDifference(
  shown: readonly ListPage[],
  read: ReadonlyMap<number, ListPage>,
  backwards: ReadonlySet<number> = new Set(),
): ListChanges {
  const known = new Set(idsIn(shown));
  const found = new Set(idsIn(read.values()));
  const removed = [...read].flatMap(([index, page]) =>
    backwards.has(index) ? [] : removedFrom(shown[index]!, page, found),
  );
  const first = read.get(0)!;
  // Other pages may exist above.
  return { added: first.prev === null ? addedTo(first, known) : [], removed };
}

/** Entries after the last known one have moved up from the next page. */
function addedTo(first: ListPage, known: ReadonlySet<number>): number[] {
  const ids = idsIn([first]);
  const last = ids.findLastIndex((id) => known.has(id));
  return ids.slice(0, last < 0 ? ids.length : last).filter((id) => !known.has(id));
}

/** Entries after the last found one have moved down, if there is a next page. */
function removedFrom(shown: ListPage, read: ListPage, found: ReadonlySet<number>): number[] {
  const ids = idsIn([shown]);
  const last = read.next === null ? ids.length : ids.findLastIndex((id) => found.has(id));
  return ids.slice(0, Math.max(0, last)).filter((id) => !found.has(id));
}
