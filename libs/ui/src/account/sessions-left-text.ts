import { type PurchaseSlots, dayText } from '@polaris/contracts';

/** "5 of 6 sessions left, book by June 30, 2026" */
export function sessionsLeftText({
  included,
  left,
  bookBy,
}: Pick<PurchaseSlots, 'included' | 'left' | 'bookBy'>): string {
  const until = bookBy === null || left === 0 ? '' : `, book by ${dayText(bookBy)}`;
  return `${left} of ${included} ${included === 1 ? 'session' : 'sessions'} left${until}`;
}
