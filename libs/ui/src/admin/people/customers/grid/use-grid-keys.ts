import type { KeyboardEvent as KeyPress } from 'react';
import { useShortcuts } from '../../../shared/keyboard/shortcuts.ts';
import { moveBetweenCards } from '../../../shared/list/move-between-cards.ts';

type ById = (id: number) => void;

interface GridKeys {
  onSelect: ById;
  /** Selects all rows from the last selected one to this one. */
  onSelectTo: ById;
  onPreview: ById;
}

/** The single keys of the grid, in addition to those of every list, for the focused row. */
export function useGridKeys({ onSelect, onSelectTo, onPreview }: GridKeys): void {
  const withRow = (act: ById) => (event: KeyboardEvent) => {
    const id = idAt(document.activeElement);
    if (!id) return;
    event.preventDefault();
    act(id);
  };
  useShortcuts('In the grid', [
    { keys: 'x', label: 'Select the customer', run: withRow(onSelect) },
    { keys: 'X', label: 'Select up to the customer', run: withRow(onSelectTo) },
    { keys: 'p', label: 'Preview the customer', run: withRow(onPreview) },
  ]);
}

/** Arrows move from name to name, and Space previews. */
export function pressInGrid(event: KeyPress<HTMLElement>, onPreview: ById): void {
  moveBetweenCards(event);
  const target = event.target as HTMLElement;
  if (event.key !== ' ' || !target.matches('[data-card-name]')) return;
  event.preventDefault();
  onPreview(idAt(target));
}

/** The customer in whose row an element is; 0 outside of the rows. */
const idAt = (element: Element | null): number =>
  Number(element?.closest<HTMLElement>('[role="row"][data-row]')?.dataset['row'] ?? 0);
