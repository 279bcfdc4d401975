import * as z from 'zod/mini';
import { dollars } from '../../values/dollars.ts';
import { dayText } from '../../values/clock/time-text.ts';

export const partStateLabels = {
  paid: 'Paid',
  partly: 'Paid in part',
  due: 'Due today',
  overdue: 'Overdue',
  upcoming: 'Upcoming',
} as const;
export type PartState = keyof typeof partStateLabels;
const partStateSchema = z.enum(Object.keys(partStateLabels) as [PartState, ...PartState[]]);

/**
 * A part of a payment plan as it is shown. The parts add up to what is asked: the last takes the difference, and what
 * was paid fills them in their order.
 */
export const purchasePartSchema = z.object({
  position: z.int(),
  label: z.string(),
  amount: z.number(),
  /** The dollars of it that are still to be paid. */
  owed: z.number(),
  dueOn: z.iso.date(),
  state: partStateSchema,
});
export type PurchasePart = z.output<typeof purchasePartSchema>;

/** What is due of a purchase or an invoice with a plan. */
interface Due {
  parts: readonly PurchasePart[];
  owed: number;
  dueNow: number;
}

/**
 * "Due now $900 of $1,800; $900 on June 3, 2026": what is due now, and the next part after that; empty without a plan,
 * and once everything is paid.
 */
export function dueText({ parts, owed, dueNow }: Due, asked: number): string {
  if (parts.length === 0 || owed === 0) return '';
  const later = parts.filter(({ state, owed: open }) => open > 0 && isLater(state));
  const now = dueNow > 0 ? `Due now ${dollars(dueNow)} of ${dollars(asked)}` : 'Nothing due now';
  const [next, ...rest] = later;
  if (!next) return now;
  const more =
    rest.length === 0 ? '' : `, and ${rest.length} more ${rest.length === 1 ? 'part' : 'parts'}`;
  return `${now}; ${dollars(next.owed)} on ${dayText(next.dueOn)}${more}`;
}

const isLater = (state: PartState): boolean => state === 'upcoming' || state === 'partly';
