import { type QueryKey, hashKey } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

/** What is known of a list beside the entries that it shows, as ids. */
export interface ListNews {
  /** Entries to be shown above the others. */
  added: readonly number[];
  /** Entries that no longer belong to it. */
  removed: readonly number[];
}

const none: ListNews = { added: [], removed: [] };

/** By the hash of the list's key. */
const heldLists = new Map<string, ListNews>();
const listeners = new Set<() => void>();

/** Whether a list offers its news, instead of showing them at once. */
export const isHeld = (hash: string): boolean => heldLists.has(hash);

export function setListNews(hash: string, news: ListNews): void {
  if (!heldLists.has(hash)) return;
  heldLists.set(hash, news);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The news of a list, which while this is used shows none by itself: changes update its entries in
 * place, and no entry comes or goes.
 */
export function useListNews(key: QueryKey): ListNews {
  const hash = hashKey(key);
  useEffect(() => {
    heldLists.set(hash, none);
    return () => void heldLists.delete(hash);
  }, [hash]);
  return useSyncExternalStore(
    subscribe,
    () => heldLists.get(hash) ?? none,
    () => none,
  );
}
