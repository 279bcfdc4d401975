import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The button that opens an entry for writing: the keyboard goes back to it when that is over. */
export const editButtonId = (id: number): string => `edit-${id}`;

/**
 * The entries of a list that are open for writing, several at a time. They stay in the list, whatever
 * it is narrowed to, until they are closed: no word is lost to a search.
 */
export function useEditing<T extends { id: number }>(heading: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<readonly T[]>([]);
  const closed = useRef<number | null>(null);
  useEffect(() => {
    if (closed.current === null) return;
    const button = document.getElementById(editButtonId(closed.current));
    closed.current = null;
    (button ?? heading.current)?.focus();
  }, [open, heading]);
  const edit = useCallback((entry: T) => setOpen((others) => [...others, entry]), []);
  const close = useCallback((id: number) => {
    closed.current = id;
    setOpen((entries) => entries.filter((entry) => entry.id !== id));
  }, []);
  const withOpen = (items: readonly T[]): readonly T[] => {
    const there = new Set(items.map(({ id }) => id));
    const hidden = open.filter(({ id }) => !there.has(id));
    return hidden.length > 0 ? [...hidden, ...items] : items;
  };
  return { ids: open.map(({ id }) => id), edit, close, withOpen };
}
