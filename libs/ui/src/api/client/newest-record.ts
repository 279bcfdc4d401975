import { useQueryClient } from '@tanstack/react-query';
import { type Versioned, ownChangesSince } from './write-queue.ts';

/** The sources of a record's versions. */
export interface NewestRecord {
  /** The record as changed by this window only. */
  own: <T extends Versioned>(base: T) => T;
  /** The newest loaded version of the record; lists are reloaded after a conflict. */
  loaded: <T extends Versioned>(base: T) => T;
}

/** Finds versions in all lists under a path; `/api/activities` matches every activity list. */
export function useNewestRecord(path: string): NewestRecord {
  const cache = useQueryClient();
  return {
    own: <T extends Versioned>(base: T) =>
      (ownChangesSince(cache, `${path}/${base.id}`, base.version) as T | undefined) ?? base,
    loaded: <T extends Versioned>(base: T) => {
      const all = cache.getQueriesData({ predicate: ({ queryKey }) => isOf(path, queryKey[0]) });
      const versions = all.flatMap(([, data]) => recordsIn(data));
      return versions
        .filter(({ id }) => id === base.id)
        .reduce<Versioned>(
          (newest, one) => (one.version > newest.version ? one : newest),
          base,
        ) as T;
    },
  };
}

/** Also lists such as `/api/activities/due` and `/api/customers/7/activities`. */
function isOf(path: string, key: unknown): boolean {
  const [listPath = ''] = String(key).split('?');
  const noun = path.slice(path.lastIndexOf('/'));
  const isShort = listPath.startsWith(path) && /^\/[a-z]+$/.test(listPath.slice(path.length));
  return isShort || listPath.endsWith(noun);
}

interface Loaded {
  id?: unknown;
  items?: Versioned[];
  pages?: { items: Versioned[] }[];
}

/** The records of a cached response: a list, its pages, or one record. */
function recordsIn(data: unknown): Versioned[] {
  if (Array.isArray(data)) return data as Versioned[];
  const { id, items, pages } = (data ?? {}) as Loaded;
  if (pages) return pages.flatMap((page) => page.items);
  return items ?? (id === undefined ? [] : [data as Versioned]);
}
