import { createContext, use } from 'react';
import type { ScrollPosition } from '../../../api/client/history/scroll-positions.ts';
import type { PageScroll } from './scroll-positions.ts';

/** A visit of a page. Filters and selections change the address, but not the visit. */
export interface Visit {
  /** Unique for each visit. */
  key: string;
  pathname: string;
  /** The query string on arrival. */
  search: string;
  /** The position to restore; undefined on arrival. */
  position: PageScroll | undefined;
}

interface VisitContextValue {
  visit: Visit;
  /** Writes query parameters without a history entry. Empty text removes one. */
  write: (parameters: Record<string, string>) => void;
  /** Registers a list whose scroll position is remembered; returns the function that removes it. */
  addList: (read: () => readonly [path: string, position: ScrollPosition] | null) => () => void;
}

export const VisitContext = createContext<VisitContextValue | null>(null);

/** The current visit of an admin page. */
export function useVisit(): VisitContextValue {
  const context = use(VisitContext);
  if (!context) throw new Error('Only pages of the admin area have visits.');
  return context;
}
