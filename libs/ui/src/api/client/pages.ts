import type { SentQuery } from '@polaris/contracts';
import {
  type InfiniteData,
  type QueryClient,
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { core } from 'zod/mini';
import { use, useMemo, useState } from 'react';
import { type ListEndpoint, type PageOf, readListPage } from './client.ts';
import { type ScrollPosition, ScrollPositionsContext } from './history/scroll-positions.ts';
import { type CallAddress, type Trailing, pathOf } from './path-of.ts';

/** The filters of a list. */
export type FilterOf<E extends ListEndpoint> = {
  [Name in keyof Omit<SentQuery<E>, 'limit' | 'cursor' | 'before' | 'total'>]:
    | SentQuery<E>[Name]
    | '';
};

/** The page size. */
export const PAGE_SIZE = 50;

/**
 * A paged list, which keeps the previous data while loading. The path without parameters is the key for
 * updates. On return it starts at the remembered page, and loads in both directions.
 */
export function usePages<E extends ListEndpoint>(endpoint: E, ...sent: Trailing<CallAddress<E>>) {
  const path = pathOf(endpoint, ...sent);
  const { start, startAtTop } = useStart(path);
  const pages = useInfiniteQuery({
    ...pagesQuery(endpoint, path, start),
    placeholderData: keepPreviousData,
    select: ({ pages: loaded, pageParams }) => ({
      key: pagesKey(path, start),
      items: loaded.flatMap((page) => page.items),
      total: loaded.at(-1)?.total ?? 0,
      capped: loaded.at(-1)?.capped ?? false,
      unreadable: loaded.reduce((sum, page) => sum + page.unreadable, 0),
      /** The pages with their number of items. */
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

const pagesQuery = <E extends ListEndpoint>(endpoint: E, path: string, start: string) =>
  infiniteQueryOptions({
    queryKey: pagesKey(path, start),
    queryFn: ({ pageParam, signal }) => readListPage(endpoint, pageParam, signal),
    initialPageParam: start,
    getNextPageParam: (page) => page.next,
    getPreviousPageParam: (page) => page.prev,
  });

const pagesKey = (path: string, start: string) => [path.split('?')[0], 'pages', path, start];

/** The path of the first page to load: cached, or remembered. */
function useStart(path: string) {
  const cache = useQueryClient();
  const position = use(ScrollPositionsContext)[path];
  const [emptyStart, setEmptyPlace] = useState<ScrollPosition>();
  const start = useMemo(() => {
    if (!position || position === emptyStart) return path;
    return cache.getQueryData(pagesKey(path, position.start)) ? position.start : position.page;
  }, [cache, path, position, emptyStart]);
  return { start, startAtTop: () => setEmptyPlace(position) };
}

export type Pages<Item> = ReturnType<
  typeof usePages<ListEndpoint & { returns: core.$ZodArray<core.$ZodType<Item>> }>
>;

/**
 * Shows a saved record in the cached lists of a path before they are reloaded, keeping extra fields of
 * lists.
 */
export function updateCachedLists<T extends { id: number }>(
  cache: QueryClient,
  path: string,
  saved: T,
) {
  const update = (page: PageOf<T>) => ({
    ...page,
    items: page.items.map((item) => (item.id === saved.id ? { ...item, ...saved } : item)),
  });
  cache.setQueriesData<InfiniteData<PageOf<T>>>(
    { queryKey: [path, 'pages'] },
    (data) => data && { ...data, pages: data.pages.map(update) },
  );
}
