import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { type ListPage, listDifference } from './list-difference.ts';
import { setListChanges } from './list-changes.ts';

/** A paged list, or its first entries. */
type ListData = InfiniteData<ListPage, string> | ListPage;
type PagesRead = ReadonlyMap<number, ListPage>;

const pagesIn = (data: ListData): ListPage[] => ('pages' in data ? data.pages : [data]);

/**
 * Updates the entries of a list in place, and records which to add and remove. Reads the first page and
 * those with the given ids; all pages for null.
 */
export async function updateListInPlace(
  cache: QueryClient,
  query: Query,
  ids: ReadonlySet<number> | null,
): Promise<void> {
  // The list may be reloading after a local change.
  await query.promise?.catch(() => undefined);
  const data = query.state.data as ListData | undefined;
  // Empty, so nothing can move.
  if (!data || pagesIn(data).every(({ items }) => items.length === 0))
    return cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
  const read = await readPages(query, data, ids);
  const current = query.state.data as ListData;
  const pages = pagesIn(current);
  // The list was reloaded in between, with fewer pages.
  if (pages.length < pagesIn(data).length) return;
  cache.setQueryData(query.queryKey, withEntries(current, read));
  setListChanges(query.queryHash, listDifference(pages, read, backwardsIn(current)));
}

async function readPages(
  { options }: Query,
  data: ListData,
  ids: ReadonlySet<number> | null,
): Promise<PagesRead> {
  const readPage = options.queryFn as (context: object) => Promise<ListPage>;
  const { signal } = new AbortController();
  const read = new Map<number, ListPage>();
  for (const [index, { items }] of pagesIn(data).entries()) {
    if (index > 0 && ids && !items.some(({ id }) => ids.has(id))) continue;
    const pageParam = 'pages' in data ? data.pageParams[index] : undefined;
    read.set(index, await readPage({ pageParam, signal }));
  }
  return read;
}

/** Whether each page was read backward from the middle of the list. */
const backwardsIn = (data: ListData): ReadonlySet<number> =>
  new Set(
    'pages' in data
      ? data.pageParams.flatMap((path, index) => (/[?&]before=/.test(path) ? [index] : []))
      : [],
  );

/** The list with updated totals and entries, without additions or removals. */
function withEntries(data: ListData, read: PagesRead): ListData {
  const entries = new Map(
    [...read.values()].flatMap(({ items }) => items.map((item) => [item.id, item] as const)),
  );
  const { total, capped } = read.get(0)!;
  const update = (page: ListPage): ListPage => ({
    ...page,
    total,
    capped,
    items: page.items.map((item) => newer(item, entries.get(item.id))),
  });
  return 'pages' in data ? { ...data, pages: data.pages.map(update) } : update(data);
}

type Item = ListPage['items'][number];

/** Local changes are newer than the response. */
const newer = (shown: Item, read: Item | undefined): Item =>
  read && (read.version ?? 0) >= (shown.version ?? 0) ? read : shown;
