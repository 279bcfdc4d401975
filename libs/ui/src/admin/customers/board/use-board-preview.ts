import type { GridCustomer } from '@polaris/contracts';
import { type KeyboardEvent as KeyPress, useState } from 'react';
import { useCustomer } from '../../../api/customers.ts';
import { useShortcuts } from '../../shared/keyboard/shortcuts.ts';

/** The customer beside the board: the card as it was when it was opened, with what has changed since. */
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

/** Each column has its customers to itself: keys press the button of the card that they act on. */
function pressPreview(event: Pick<Event, 'preventDefault'>, element: Element | null): void {
  const card = element?.closest('[data-board] [data-row]');
  const button = card?.querySelector<HTMLButtonElement>('[data-preview]');
  if (!button) return;
  event.preventDefault();
  button.click();
}
