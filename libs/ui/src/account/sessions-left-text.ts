import type { PurchaseSlots } from '@polaris/contracts';
import { longDate } from '../primitives/long-date.ts';

/** "5 of 6 sessions left, book by June 30, 2026" */
export function sessionsLeftText({
  included,
  left,
  bookBy,
}: Pick<PurchaseSlots, 'included' | 'left' | 'bookBy'>): string {
  const until = bookBy === null || left === 0 ? '' : `, book by ${longDate(`${bookBy}T12:00:00`)}`;
  return `${left} of ${included} ${included === 1 ? 'session' : 'sessions'} left${until}`;
}
