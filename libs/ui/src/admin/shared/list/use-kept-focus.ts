import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface Place {
  element: HTMLElement;
  index: number;
}

/**
 * Keeps the focus in a list whose entries leave it: when the focused button goes with its entry, the
 * focus goes to the button of the entry that takes its place, to the last one, or to the heading of the
 * screen. For the element around the list; the component has to render when the list changes.
 */
export function useKeptFocus<T extends HTMLElement>() {
  const around = useRef<T>(null);
  const place = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const last = place.current;
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    place.current = null;
    const entries = [...(around.current?.querySelectorAll('li') ?? [])];
    const next = entries[Math.min(last.index, entries.length - 1)]?.querySelector('button');
    if (next) next.focus();
    else focusHeading();
  });
  const onFocus = ({ target, currentTarget }: FocusEvent<T>) => {
    const index = [...currentTarget.querySelectorAll('li')].findIndex((li) => li.contains(target));
    place.current = index < 0 ? null : { element: target as unknown as HTMLElement, index };
  };
  return { ref: around, onFocus };
}

/** For when what had the focus is gone, and nothing took its place. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
