import { type QueryKey, hashKey } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

/** Pending changes of a list, as ids. */
export interface ListChanges {
  /** Entries to add at the top. */
  added: readonly number[];
  /** Entries to remove. */
  removed: readonly number[];
}

const none: ListChanges = { added: [], removed: [] };

/** By the hash of the query key. */
const changedLists = new Map<string, ListChanges>();
const listeners = new Set<() => void>();

/** Whether a list offers its new entries instead of showing them immediately. */
export const offersChanges = (hash: string): boolean => changedLists.has(hash);

export function setListChanges(hash: string, news: ListChanges): void {
  if (!changedLists.has(hash)) return;
  changedLists.set(hash, news);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The pending changes of a list. While used, changes update entries in place, but add and remove none. */
export function useListChanges(key: QueryKey): ListChanges {
  const hash = hashKey(key);
  useEffect(() => {
    changedLists.set(hash, none);
    return () => void changedLists.delete(hash);
  }, [hash]);
  return useSyncExternalStore(
    subscribe,
    () => changedLists.get(hash) ?? none,
    () => none,
  );
}
