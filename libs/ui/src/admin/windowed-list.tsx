import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface WindowedListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => number;
  /** About how high an entry is, in pixels; each is measured once it is drawn. */
  estimate: number;
  /** Stays drawn wherever one scrolls: an entry that is being edited keeps its words. */
  keep?: number | null;
  /** Brought into view when it comes or changes. */
  show?: number | null;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: (item: T) => ReactNode;
}

/** A list as long as it likes, of which only what can be seen is drawn. */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { label, items, keyOf, estimate, keep, show, onKeyDown, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const indexOf = (key: number) => items.findIndex((item) => keyOf(item) === key);
  const scrollMargin = useTop(list);
  const kept = keep == null ? -1 : indexOf(keep);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    overscan: 6,
    scrollMargin,
    getItemKey: (index) => keyOf(items[index]!),
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return kept < 0 || drawn.includes(kept) ? drawn : [...drawn, kept].sort((a, b) => a - b);
    },
  });
  const shown = show == null ? -1 : indexOf(show);
  useLayoutEffect(() => {
    if (shown >= 0) rows.scrollToIndex(shown, { align: 'center' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each entry, not with each draw
  }, [shown, show]);
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
          aria-setsize={items.length}
          aria-posinset={index + 1}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
        >
          {children(items[index]!)}
        </li>
      ))}
    </ul>
  );
}

/** Where an element begins in the document, followed as what stands above it grows and shrinks. */
function useTop(element: { current: HTMLElement | null }): number {
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
