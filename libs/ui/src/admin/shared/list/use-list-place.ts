import { type RefObject, use, useEffect, useEffectEvent, useRef } from 'react';
import { type ListPlace, listPathOf } from '../../../api/list-places.ts';
import type { Pages } from '../../../api/pages.ts';
import { VisitContext } from './visit.ts';

/** Rows are covered by the header of the page up to here, in pixels from the top of the window. */
const COVERED = 80;

type LoadedPages = NonNullable<Pages<unknown>['data']>['pages'];

/** The path of a list, as it is known once its first page is there. */
export const pathOfPages = (pages: LoadedPages): string => listPathOf(pages[0]?.path ?? '');

/** Remembers the place in a list. Its rows say their key in `data-row`. */
export function useListPlace(
  pages: LoadedPages | undefined,
  indexOfRow: (key: string) => number,
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const addList = use(VisitContext)?.addList;
  const read = useEffectEvent(() => {
    const row = pages && topRow(list.current);
    const page = row && pageOf(pages, indexOfRow(row.key));
    if (!page) return null;
    const place: ListPlace = {
      start: pages[0]!.path,
      page,
      row: row.key,
      offset: Math.round(row.offset),
    };
    return [pathOfPages(pages), place] as const;
  });
  useEffect(() => addList?.(() => read()), [addList]);
  return list;
}

/** The first row that is not covered; null while the list begins below it. */
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
