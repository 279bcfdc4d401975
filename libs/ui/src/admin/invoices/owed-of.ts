import { type Invoice, fromCents, toCents } from '@polaris/contracts';

/** What is still to be paid of an issued invoice, in dollars; nothing of what was credited. */
export function owedOf({ kind, state, total, paid }: Invoice): number {
  if (kind === 'credit_note' || state === 'credited' || state === 'draft') return 0;
  return fromCents(Math.max(0, toCents(total) - toCents(paid)));
}
