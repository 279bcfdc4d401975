import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The element id of an entry's Edit button, which gets the focus back when the form closes. */
export const editButtonId = (id: number): string => `edit-${id}`;

/** Focuses the entry's name, as its Edit button is hidden if it is in a menu. */
const focusName = (button: HTMLElement) =>
  button.closest('[data-row], article')?.querySelector<HTMLElement>('[data-card-name]')?.focus();

/**
 * The entries of a list that are being edited, several at a time. They stay in the list whatever its
 * filter is, so that no unsaved text is lost.
 */
export function useInlineEditing<T extends { id: number }>(heading: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<readonly T[]>([]);
  const closed = useRef<number | null>(null);
  useEffect(() => {
    if (closed.current === null) return;
    const button = document.getElementById(editButtonId(closed.current));
    closed.current = null;
    (button ?? heading.current)?.focus();
    if (button && document.activeElement !== button) focusName(button);
  }, [open, heading]);
  const edit = useCallback((entry: T) => setOpen((others) => [...others, entry]), []);
  const close = useCallback((id: number) => {
    closed.current = id;
    setOpen((entries) => entries.filter((entry) => entry.id !== id));
  }, []);
  const withOpen = (items: readonly T[]): readonly T[] => {
    if (open.length === 0) return items;
    const there = new Set(items.map(({ id }) => id));
    const hidden = open.filter(({ id }) => !there.has(id));
    return hidden.length > 0 ? [...hidden, ...items] : items;
  };
  return { ids: open.map(({ id }) => id), edit, close, withOpen };
}
