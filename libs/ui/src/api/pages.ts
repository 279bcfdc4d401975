import {
  type InfiniteData,
  type QueryClient,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { use, useMemo, useState } from 'react';
import { type Page, callPage } from './client.ts';
import { type ListPlace, ListPlacesContext } from './list-places.ts';
import { listOf } from './list-of.ts';

/** How many entries of a list are fetched at a time. */
export const PAGE_SIZE = 50;

/** A path with the parameters that are not empty. */
export function listPath(
  path: string,
  parameters: Record<string, string | number | undefined>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && value !== '') query.set(name, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * A list, one page at a time; the previous data stays while the next loads. The path without its
 * parameters is the key by which the list is updated. Someone who returns to the list gets it from the
 * page where they were, and both ways from there.
 */
export function usePages<T>(path: string, item: { parse(value: unknown): T }) {
  const { start, startAtTop } = useStart(path);
  const pages = useInfiniteQuery({
    ...pagesQuery(path, start, item),
    placeholderData: keepPreviousData,
    select: ({ pages: loaded, pageParams }) => ({
      key: pagesKey(path, start),
      items: loaded.flatMap((page) => page.items),
      total: loaded.at(-1)?.total ?? 0,
      capped: loaded.at(-1)?.capped ?? false,
      unreadable: loaded.reduce((sum, page) => sum + page.unreadable, 0),
      /** The path of each page, with the number of its items. */
      pages: loaded.map((page, index) => ({
        path: pageParams[index]!,
        count: page.items.length,
      })),
    }),
  });
  // All rows from there on were deleted.
  if (start !== path && pages.data?.items.length === 0 && !pages.isPlaceholderData) startAtTop();
  return pages;
}

function pagesQuery<T>(path: string, start: string, item: { parse(value: unknown): T }) {
  const schema = listOf(item);
  return infiniteQueryOptions({
    queryKey: pagesKey(path, start),
    queryFn: ({ pageParam, signal }) => callPage(pageParam, schema, { signal }),
    initialPageParam: start,
    getNextPageParam: (page) => page.next,
    getPreviousPageParam: (page) => page.prev,
  });
}

const pagesKey = (path: string, start: string) => [path.split('?')[0], 'pages', path, start];

/** The path of the page to load first: what is still cached, else the page where someone was. */
function useStart(path: string) {
  const cache = useQueryClient();
  const place = use(ListPlacesContext)[path];
  const [emptyPlace, setEmptyPlace] = useState<ListPlace>();
  const start = useMemo(() => {
    if (!place || place === emptyPlace) return path;
    return cache.getQueryData(pagesKey(path, place.start)) ? place.start : place.page;
  }, [cache, path, place, emptyPlace]);
  return { start, startAtTop: () => setEmptyPlace(place) };
}

export type Pages<T> = ReturnType<typeof usePages<T>>;

/**
 * Shows a saved record in the cached lists of a path at once, before they are reloaded; what a list
 * has beside it stays.
 */
export function putInPages<T extends { id: number }>(cache: QueryClient, path: string, saved: T) {
  const put = (page: Page<T>) => ({
    ...page,
    items: page.items.map((item) => (item.id === saved.id ? { ...item, ...saved } : item)),
  });
  cache.setQueriesData<InfiniteData<Page<T>>>(
    { queryKey: [path, 'pages'] },
    (data) => data && { ...data, pages: data.pages.map(put) },
  );
}
