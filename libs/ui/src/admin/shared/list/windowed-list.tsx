import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ScrollPositionsContext } from '../../../api/client/history/scroll-positions.ts';

/** An entry to scroll to the middle of the view, once, as soon as it is loaded. */
export interface Shown {
  key: number;
}

/** The key of a record. */
export const idOfRecord = ({ id }: { id: number }): number => id;

export interface WindowedListProps<T> {
  label: string;
  items: readonly T[];
  /** Must be stable. */
  keyOf: (item: T) => number;
  /** The approximate height of an entry in pixels; each is measured once it is rendered. */
  estimatedRowHeight: number;
  /** Entries that stay rendered when scrolled out of view, as they hold unsaved text. */
  keepRendered?: readonly number[];
  /** A new object scrolls again. */
  scrollTo?: Shown | null;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  children: (item: T) => ReactNode;
}

/** A virtualized list: only the visible entries are rendered. */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const {
    label,
    items,
    keyOf,
    estimatedRowHeight,
    keepRendered = [],
    scrollTo = null,
    onKeyDown,
    children,
  } = props;
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useTop(list);
  const positions = Object.values(use(ScrollPositionsContext));
  const renderedKeys = [...keepRendered.map(String), ...positions.map(({ row }) => row)];
  const renderedIndexes = renderedKeys.map((key) =>
    items.findIndex((item) => String(keyOf(item)) === key),
  );
  // A new function would make the virtualizer lay out all entries again.
  const keyAt = useCallback((index: number) => keyOf(items[index]!), [items, keyOf]);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimatedRowHeight,
    overscan: 6,
    scrollMargin,
    getItemKey: keyAt,
    rangeExtractor: (range) => {
      const others = renderedIndexes.filter((index) => index >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...others])].sort((a, b) => a - b);
    },
  });
  usePrepended(list, rows, items[0] && keyOf(items[0]));
  const shown = scrollTo ? items.findIndex((item) => keyOf(item) === scrollTo.key) : -1;
  const isThere = shown >= 0;
  useLayoutEffect(() => {
    if (scrollTo && isThere) rows.scrollToIndex(shown, { align: 'center' });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each `scrollTo`, not with each render
  }, [scrollTo, isThere]);
  return (
    <ul
      ref={list}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="relative"
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          data-row={key}
          aria-setsize={items.length}
          aria-posinset={index + 1}
          className="absolute inset-x-0 top-0 scroll-mt-24 scroll-mb-6"
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
        >
          {children(items[index]!)}
        </li>
      ))}
    </ul>
  );
}

export type WindowedRows = ReturnType<typeof useWindowVirtualizer>;

/** Keeps the visible entries in place when others are added above. */
export function usePrepended(
  list: RefObject<HTMLElement | null>,
  rows: WindowedRows,
  firstKey: number | undefined,
): void {
  const before = useRef(firstKey);
  useLayoutEffect(() => {
    const previous = before.current;
    before.current = firstKey;
    if (previous === undefined || previous === firstKey || !list.current) return;
    const [first] = rows.measurementsCache;
    const same = rows.measurementsCache.find(({ key }) => key === previous);
    // At the top of the list there is nothing to keep in place.
    if (!first || !same || list.current.getBoundingClientRect().top >= 0) return;
    scrollBy({ top: same.start - first.start, behavior: 'instant' });
    // Before the scroll event, as rows measured until then would scroll from the old offset.
    Object.assign(rows, { scrollOffset: scrollY });
  }, [list, rows, firstKey]);
}

/** The offset of an element from the top of the document, updated as the content above changes. */
export function useTop(element: { current: HTMLElement | null }): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setTop(element.current.getBoundingClientRect().top + scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return Math.round(top);
}
