import { createContext } from 'react';

/** Where someone was in a list: the row at the top of the window, and how to load the list from there. */
export interface ListPlace {
  /** The path of the page that the list was loaded from. */
  start: string;
  /** The path of the page that has the row. */
  page: string;
  /** The key of the row. */
  row: string;
  /** Its distance from the top of the window, in pixels. */
  offset: number;
}

/** By the path of the list. */
export type ListPlaces = Readonly<Record<string, ListPlace>>;

/** The places to return to; empty for someone who arrives. */
export const ListPlacesContext = createContext<ListPlaces>({});

/** The path of a list, from that of one of its pages. */
export function listPathOf(page: string): string {
  const [path = '', query = ''] = page.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('cursor');
  parameters.delete('before');
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
