import { useRef } from 'react';
import { useShortcuts } from '../keyboard/shortcuts.ts';

const entrySelector = '[data-row]';
/** The element of an entry to focus: its name if it is a link, else its first control. */
const nameSelector = '[data-card-name]';
const controlSelector = 'a[href], button:not([disabled])';
const editSelector = 'button[id^="edit-"]';

/** Shortcuts of every list: next, previous, and edit. */
export function ListShortcuts({ noun }: { noun: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  const entries = () =>
    inOrder(mark.current?.closest('[data-list]')?.querySelectorAll<HTMLElement>(entrySelector));
  const move = (step: 1 | -1) => (event: KeyboardEvent) => {
    const all = entries();
    const at = all.findIndex(hasFocus);
    const next = at < 0 ? firstInView(all) : all[at + step];
    const target =
      next?.querySelector<HTMLElement>(nameSelector) ??
      next?.querySelector<HTMLElement>(controlSelector);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const edit = (event: KeyboardEvent) => {
    const button = entries().find(hasFocus)?.querySelector<HTMLElement>(editSelector);
    if (!button) return;
    // The letter must not be typed into the form.
    event.preventDefault();
    button.click();
  };
  useShortcuts(`In the list of ${noun}`, [
    { keys: 'j', label: 'Next entry', run: move(1) },
    { keys: 'k', label: 'Previous entry', run: move(-1) },
    { keys: 'e', label: 'Edit the entry', run: edit, mutates: true },
  ]);
  return <span ref={mark} hidden />;
}

const hasFocus = (entry: HTMLElement): boolean => entry.contains(document.activeElement);

/** Rows of a virtualized list are in the document in any order. */
const inOrder = (rows: Iterable<HTMLElement> = []): HTMLElement[] =>
  [...rows].sort((a, b) => Number(a.dataset.index ?? 0) - Number(b.dataset.index ?? 0));

const firstInView = (rows: readonly HTMLElement[]): HTMLElement | undefined =>
  rows.find((row) => row.getBoundingClientRect().bottom > 0) ?? rows[0];
