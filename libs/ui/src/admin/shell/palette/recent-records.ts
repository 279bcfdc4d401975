import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useSelection } from '../../shared/record/selection-commands.ts';

export interface RecentRecord {
  to: string;
  name: string;
}

/** How many are offered. */
const MOST = 5;

/** In memory alone: it ends with the page, and so with signing out. */
let recent: readonly RecentRecord[] = [];
const listeners = new Set<() => void>();

function set(records: readonly RecentRecord[]): void {
  recent = records;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The record becomes the most recent one. */
export const noteRecord = (record: RecentRecord): void =>
  set([record, ...recent.filter(({ to }) => to !== record.to)].slice(0, MOST));

export const forgetRecords = (): void => set([]);

/** The records that were opened last, without the one that is shown. */
export function useRecentRecords(): readonly RecentRecord[] {
  const { pathname, search } = useLocation();
  const records = useSyncExternalStore(subscribe, () => recent);
  return records.filter(({ to }) => to !== pathname + search);
}

/** Notes each record whose own page is opened, however it was come to. */
export function useNotedVisits(): void {
  const selected = useSelection();
  const { name, path } = selected ?? {};
  useEffect(() => {
    if (name && path) noteRecord({ to: path, name });
  }, [name, path]);
  useEffect(() => forgetRecords, []);
}
