import { storageKeys } from '@polaris/contracts/browser-names';
import type { ScrollPositions } from '../../../api/client/history/scroll-positions.ts';

/** A scroll position: the offset of the page, and the positions in its long lists. */
export interface PageScroll {
  scrollY: number;
  lists: ScrollPositions;
}

const { scrollPositions: STORED } = storageKeys;
/** The number of remembered history entries. */
const MAX_ENTRIES = 50;

type Entries = [historyKey: string, scroll: PageScroll][];

function readAll(): Entries {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as Entries;
  } catch {
    return [];
  }
}

/** The scroll position of a history entry by key; undefined if not visited. */
export const readScroll = (historyKey: string): PageScroll | undefined =>
  readAll().find(([key]) => key === historyKey)?.[1];

/** Without storage, Back starts at the top. */
export function saveScroll(historyKey: string, scroll: PageScroll): void {
  const others = readAll().filter(([key]) => key !== historyKey);
  const entries = [...others, [historyKey, scroll]].slice(-MAX_ENTRIES);
  try {
    sessionStorage.setItem(STORED, JSON.stringify(entries));
  } catch {
    return;
  }
}
