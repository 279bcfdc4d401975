import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface FocusedEntry {
  element: HTMLElement;
  index: number;
}

/**
 * Moves the focus to the next entry, the last one or the heading when the entry of the focused button is removed.
 * The component with the ref must render when the list changes. By default, an entry's first button gets the focus.
 */
export function useListFocus<T extends HTMLElement>(entry = 'li', part = 'button') {
  const around = useRef<T>(null);
  const lastFocus = useRef<FocusedEntry | null>(null);
  useLayoutEffect(() => {
    const last = lastFocus.current;
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    lastFocus.current = null;
    const entries = [...(around.current?.querySelectorAll(entry) ?? [])];
    const next =
      entries[Math.min(last.index, entries.length - 1)]?.querySelector<HTMLElement>(part);
    if (next) next.focus();
    else focusHeading();
  });
  const onFocus = ({ target, currentTarget }: FocusEvent<T>) => {
    const entries = [...currentTarget.querySelectorAll(entry)];
    const index = entries.findIndex((one) => one.contains(target));
    lastFocus.current = index < 0 ? null : { element: target as unknown as HTMLElement, index };
  };
  return { ref: around, onFocus };
}

/** Used when the focused element was removed without a replacement. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
