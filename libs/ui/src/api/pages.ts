import {
  type InfiniteData,
  type QueryClient,
  keepPreviousData,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type Page, callPage } from './client.ts';
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

/** The key of a list, by the path of its first page. */
export const pagesKey = (path: string) => [path.split('?')[0], 'pages', path];

/**
 * A list, one page at a time; the previous data stays while the next loads. The path without its
 * parameters is the key by which the list is updated.
 */
export function usePages<T>(path: string, item: { parse(value: unknown): T }) {
  const schema = listOf(item);
  return useInfiniteQuery({
    queryKey: pagesKey(path),
    queryFn: ({ pageParam, signal }) => callPage(pageParam, schema, { signal }),
    initialPageParam: path,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    select: ({ pages, pageParams }) => ({
      /** What the list was read from. */
      path: pageParams[0] ?? path,
      items: pages.flatMap((page) => page.items),
      total: pages.at(-1)?.total ?? 0,
      capped: pages.at(-1)?.capped ?? false,
      unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    }),
  });
}

export type Pages<T> = ReturnType<typeof usePages<T>>;

/** Shows a saved record in the cached lists of a path at once, before they are reloaded. */
export function putInPages<T extends { id: number }>(cache: QueryClient, path: string, saved: T) {
  const put = (page: Page<T>) => ({
    ...page,
    items: page.items.map((item) => (item.id === saved.id ? saved : item)),
  });
  cache.setQueriesData<InfiniteData<Page<T>>>(
    { queryKey: [path, 'pages'] },
    (data) => data && { ...data, pages: data.pages.map(put) },
  );
}
