import { createContext } from 'react';

/** A position in a list: the top row in the window, and how to load the list from there. */
export interface ScrollPosition {
  /** The path of the page that the list was loaded from. */
  start: string;
  /** The path of the page that has the row. */
  page: string;
  /** The key of the row. */
  row: string;
  /** Its distance from the top of the window, in pixels. */
  offset: number;
}

/** Positions by list path. */
export type ScrollPositions = Readonly<Record<string, ScrollPosition>>;

/** The positions to restore; empty on arrival. */
export const ScrollPositionsContext = createContext<ScrollPositions>({});

/** The path of a list from that of a page. */
export function listPathOf(page: string): string {
  const [path = '', query = ''] = page.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('cursor');
  parameters.delete('before');
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
