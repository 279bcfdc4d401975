import { useEffect } from 'react';
import type { useContactPages } from '../../../api/people/contacts.ts';

export type Highlight = 'none' | 'searching' | 'found' | 'missing';

/**
 * Finds the submission of the address by loading pages until it is found, or older ones are reached (ids
 * only grow).
 */
export function useHighlight(
  id: number | null,
  contacts: ReturnType<typeof useContactPages>,
): Highlight {
  const { data, hasNextPage, isFetching, fetchNextPage } = contacts;
  const state = stateOf(
    id,
    data?.items.map((contact) => contact.id),
    hasNextPage,
  );
  useEffect(() => {
    if (state === 'searching' && data && !isFetching) void fetchNextPage();
  }, [state, data, isFetching, fetchNextPage]);
  return state;
}

export function stateOf(
  id: number | null,
  loaded: number[] | undefined,
  hasMore: boolean,
): Highlight {
  if (id === null) return 'none';
  if (!loaded) return 'searching';
  if (loaded.includes(id)) return 'found';
  return hasMore && (loaded.at(-1) ?? 0) > id ? 'searching' : 'missing';
}
