import type { GridCustomer } from '@polaris/contracts';
import { type KeyboardEvent as KeyPress, useState } from 'react';
import { useCustomer } from '../../../../api/people/customers/customers.ts';
import { useShortcuts } from '../../../shared/keyboard/shortcuts.ts';

/** The previewed customer: the card when opened, with later changes. */
export function useBoardPreview() {
  const [card, setCard] = useState<GridCustomer | null>(null);
  const { data } = useCustomer(card?.id ?? 0);
  useShortcuts('On the board', [
    {
      keys: 'p',
      label: 'Preview the customer',
      run: (event) => pressPreview(event, document.activeElement),
    },
  ]);
  return {
    customer: card && { ...card, ...(data?.id === card.id && data) },
    close: () => setCard(null),
    toggle: (next: GridCustomer) => setCard(next.id === card?.id ? null : next),
  };
}

/** Space on the name of a card previews it, as in the grid. */
export function pressOnBoard(event: KeyPress<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (event.key === ' ' && target.matches('[data-card-name]')) pressPreview(event, target);
}

/** Columns manage their own customers, so keys press the button of the card. */
function pressPreview(event: Pick<Event, 'preventDefault'>, element: Element | null): void {
  const card = element?.closest('[data-board] [data-row]');
  const button = card?.querySelector<HTMLButtonElement>('[data-preview]');
  if (!button) return;
  event.preventDefault();
  button.click();
}
