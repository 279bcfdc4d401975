import { storageKeys } from '@polaris/contracts/browser-names';
import type { ListPlaces } from '../../../api/list-places.ts';

/** Where someone was on a page: how far it was scrolled, and the place in each of its long lists. */
export interface PagePlace {
  scrollY: number;
  lists: ListPlaces;
}

const { adminPlaces: STORED } = storageKeys;
/** How many entries of the history are remembered. */
const MAX_ENTRIES = 50;

type Entries = [historyKey: string, place: PagePlace][];

function readAll(): Entries {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as Entries;
  } catch {
    return [];
  }
}

/** The place on the page of a history entry, by its key; undefined if it was not visited. */
export const readPlace = (historyKey: string): PagePlace | undefined =>
  readAll().find(([key]) => key === historyKey)?.[1];

/** Some browsers allow no storage: Back then leads to the top. */
export function savePlace(historyKey: string, place: PagePlace): void {
  const others = readAll().filter(([key]) => key !== historyKey);
  const entries = [...others, [historyKey, place]].slice(-MAX_ENTRIES);
  try {
    sessionStorage.setItem(STORED, JSON.stringify(entries));
  } catch {
    return;
  }
}

/** The first page of a tab has the same key each time: a new visit is told apart from a reload. */
export function dropPlaceOfNewTab(historyKey: string): void {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  if ((load as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return;
  const others = readAll().filter(([key]) => key !== historyKey);
  sessionStorage.setItem(STORED, JSON.stringify(others));
}
