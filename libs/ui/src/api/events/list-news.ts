import { type QueryKey, hashKey } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

/** Pending changes of a list, as ids. */
export interface ListNews {
  /** Entries to add at the top. */
  added: readonly number[];
  /** Entries to remove. */
  removed: readonly number[];
}

const none: ListNews = { added: [], removed: [] };

/** By the hash of the query key. */
const listsWithNews = new Map<string, ListNews>();
const listeners = new Set<() => void>();

/** Whether a list offers its news, instead of showing it immediately. */
export const offersNews = (hash: string): boolean => listsWithNews.has(hash);

export function setListNews(hash: string, news: ListNews): void {
  if (!listsWithNews.has(hash)) return;
  listsWithNews.set(hash, news);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The news of a list. While used, changes update entries in place, but add and remove none. */
export function useListNews(key: QueryKey): ListNews {
  const hash = hashKey(key);
  useEffect(() => {
    listsWithNews.set(hash, none);
    return () => void listsWithNews.delete(hash);
  }, [hash]);
  return useSyncExternalStore(
    subscribe,
    () => listsWithNews.get(hash) ?? none,
    () => none,
  );
}
