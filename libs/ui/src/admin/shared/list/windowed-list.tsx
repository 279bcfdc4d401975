import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** An entry to bring into the middle of the view: once, as soon as it is in the list. */
export interface Shown {
  key: number;
}

export interface WindowedListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => number;
  /** About how high an entry is, in pixels; each is measured once it is drawn. */
  estimate: number;
  /** Stay drawn wherever one scrolls: an entry that is being edited keeps its words. */
  keep?: readonly number[];
  /** A new object scrolls anew. */
  show?: Shown | null;
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  children: (item: T) => ReactNode;
}

/** A list as long as it likes, of which only what can be seen is drawn. */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { label, items, keyOf, estimate, keep = [], show = null, onKeyDown, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useTop(list);
  const kept = keep.map((key) => items.findIndex((item) => keyOf(item) === key));
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate,
    overscan: 6,
    scrollMargin,
    getItemKey: (index) => keyOf(items[index]!),
    rangeExtractor: (range) => {
      const others = kept.filter((index) => index >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...others])].sort((a, b) => a - b);
    },
  });
  const shown = show ? items.findIndex((item) => keyOf(item) === show.key) : -1;
  const isThere = shown >= 0;
  useLayoutEffect(() => {
    if (show && isThere) rows.scrollToIndex(shown, { align: 'center' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each wish, not with each draw
  }, [show, isThere]);
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
          className="absolute inset-x-0 top-0 scroll-mt-24 scroll-mb-6"
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
