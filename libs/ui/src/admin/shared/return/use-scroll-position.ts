import { type RefObject, use, useEffect, useEffectEvent, useRef } from 'react';
import { type ScrollPosition, listPathOf } from '../../../api/client/history/scroll-positions.ts';
import type { Pages } from '../../../api/client/pages.ts';
import { VisitContext } from './visit.ts';

/** The height of the page header that covers rows, in pixels. */
const COVERED = 80;

type LoadedPages = NonNullable<Pages<unknown>['data']>['pages'];

/** The path of a list, known once its first page has loaded. */
export const pathOfPages = (pages: LoadedPages): string => listPathOf(pages[0]?.path ?? '');

/** Remembers the scroll position in a list with rows keyed by `data-row`. */
export function useScrollPosition(
  pages: LoadedPages | undefined,
  indexOfRow: (key: string) => number,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const addList = use(VisitContext)?.addList;
  const read = useEffectEvent(() => {
    const row = pages && topRow(list.current);
    const page = row && pageOf(pages, indexOfRow(row.key));
    if (!page) return null;
    const position: ScrollPosition = {
      start: pages[0]!.path,
      page,
      row: row.key,
      offset: Math.round(row.offset),
    };
    return [pathOfPages(pages), position] as const;
  });
  useEffect(() => addList?.(() => read()), [addList]);
  return list;
}

/** The first uncovered row; null if the list starts below the header. */
function topRow(list: HTMLElement | null) {
  if (!list || list.getBoundingClientRect().top >= COVERED) return null;
  for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > COVERED) return { key: row.dataset['row']!, offset: top };
  }
  return null;
}

function pageOf(pages: LoadedPages, index: number): string | undefined {
  let end = 0;
  return pages.find(({ count }) => {
    end += count;
    return index >= 0 && index < end;
  })?.path;
}
