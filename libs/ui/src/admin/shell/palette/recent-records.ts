import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useSelectedRecord } from '../../shared/record/selection-commands.ts';

export interface RecentRecord {
  to: string;
  name: string;
}

/** The number of records offered. */
const MAX_RECORDS = 5;

/** In memory only, so it ends with the page and on sign-out. */
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
  set([record, ...recent.filter(({ to }) => to !== record.to)].slice(0, MAX_RECORDS));

export const forgetRecords = (): void => set([]);

/** The recently opened records, except the current one. */
export function useRecentRecords(): readonly RecentRecord[] {
  const { pathname, search } = useLocation();
  const records = useSyncExternalStore(subscribe, () => recent);
  return records.filter(({ to }) => to !== pathname + search);
}

/** Records each opened record page. */
export function useNotedVisits(): void {
  const selected = useSelectedRecord();
  const { name, path } = selected ?? {};
  useEffect(() => {
    if (name && path) noteRecord({ to: path, name });
  }, [name, path]);
  useEffect(() => forgetRecords, []);
}
