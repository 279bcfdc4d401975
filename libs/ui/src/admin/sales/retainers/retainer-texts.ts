import type { Retainer } from '@polaris/contracts';
import { longDay } from '../../shared/record/format.ts';

type Shown = Pick<Retainer, 'state' | 'nextOn' | 'endsOn' | 'customer'>;

/** What happens next, in one sentence. */
export function nextInvoiceText({ state, nextOn, endsOn, customer }: Shown): string {
  if (state === 'ended') return endsOn ? `Ended on ${longDay(endsOn)}.` : 'Ended.';
  if (!customer) return 'The customer was deleted: no invoices are made.';
  if (state === 'paused') return 'Paused: no invoices are made.';
  const last = endsOn ? ` It ends on ${longDay(endsOn)}.` : '';
  return nextOn ? `Next invoice on ${longDay(nextOn)}.${last}` : `No more invoices.${last}`;
}

/** "2 months wait" */
export const waitingText = (count: number): string =>
  count === 1 ? '1 month waits' : `${count} months wait`;
