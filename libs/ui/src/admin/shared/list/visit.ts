import { createContext, use } from 'react';
import type { ListPlace } from '../../../api/list-places.ts';
import type { PagePlace } from './place-store.ts';

/** One stay on a page. Filters and selections change its address, but not the visit. */
export interface Visit {
  /** Unique for each visit. */
  key: string;
  pathname: string;
  /** The search of the address as the page was arrived at. */
  search: string;
  /** The place to return to; undefined for someone who arrives. */
  place: PagePlace | undefined;
}

interface VisitContextValue {
  visit: Visit;
  /** Writes parameters into the address, without a new entry in the history. Empty text removes one. */
  write: (parameters: Record<string, string>) => void;
  /** Adds a list whose place is remembered; returns the function that removes it. */
  addList: (place: () => readonly [path: string, place: ListPlace] | null) => () => void;
}

export const VisitContext = createContext<VisitContextValue | null>(null);

/** The current stay on a page of the admin area. */
export function useVisit(): VisitContextValue {
  const context = use(VisitContext);
  if (!context) throw new Error('Only pages of the admin area have visits.');
  return context;
}
