import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus from name to name through a list with the arrow keys. */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const from = event.target as HTMLElement;
  if (!step || !from.matches('[data-card-name]')) return;
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-card-name]')];
  const next = names[names.indexOf(from) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
