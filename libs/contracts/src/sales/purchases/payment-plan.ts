import * as z from 'zod/mini';
import { dollars, fromCents, toCents } from '../../values/dollars.ts';
import { addDays, daysBetween } from '../../values/clock/wall-time.ts';
import { requiredName } from '../../values/text/name.ts';
import { int4, money } from '../../values/text/text.ts';
import { optionalDay } from '../../people/activities/activity.ts';
import { percentOf } from '../invoices/invoice-totals.ts';

/** The most parts of a plan. */
export const MAX_PLAN_PARTS = 12;
export const MAX_PART_LABEL = 100;
/** How many days after today a part can be due, if it is given in days. */
export const MAX_PLAN_DAYS = 365;
/** How long ago a part can have been due. */
export const MAX_DAYS_AGO = 366;
/** How far ahead a part can be due: five years. */
export const MAX_DAYS_AHEAD = 1826;

const VALUE = 'Please enter at least 0.01, with at most two decimals.';
const DAYS = `Please enter a whole number of days from 0 to ${MAX_PLAN_DAYS}.`;
const COUNT = `A plan has at most ${MAX_PLAN_PARTS} parts.`;

export const partUnitLabels = { percent: '%', amount: '$' } as const;
export const partDayLabels = { now: 'Now', days: 'Days after today', date: 'On a day' } as const;

/** A part as the owner plans it: a share of what is asked, and when it is due. */
export const planPartSchema = z
  .object({
    label: requiredName(1, MAX_PART_LABEL, 'Please name this part.'),
    unit: z.enum(['percent', 'amount'], { error: 'Please select percent or dollars.' }),
    /** Percent of what is asked, or dollars. */
    value: money(VALUE).check(z.gte(0.01, { error: VALUE })),
    when: z.enum(['now', 'days', 'date'], { error: 'Please select when it is due.' }),
    /** For `days`. */
    days: z.optional(
      z.nullable(
        z
          .int({ error: DAYS })
          .check(z.gte(0, { error: DAYS }), z.lte(MAX_PLAN_DAYS, { error: DAYS })),
      ),
    ),
    /** For `date`. */
    dueOn: optionalDay,
  })
  .check(
    z.refine<Dated>(({ when, days }) => when !== 'days' || typeof days === 'number', {
      error: DAYS,
      path: ['days'],
    }),
    z.refine<Dated>(({ when, dueOn }) => when !== 'date' || Boolean(dueOn), {
      error: 'Please enter a date',
      path: ['dueOn'],
    }),
    z.refine<Share>(({ unit, value }) => unit !== 'percent' || value <= 100, {
      error: 'A part is at most 100%.',
      path: ['value'],
    }),
  );
export type PlanPart = z.output<typeof planPartSchema>;
export type PlanPartValues = z.input<typeof planPartSchema>;

type Share = Pick<PlanPartValues, 'unit' | 'value'>;
type Dated = Pick<PlanPartValues, 'when' | 'days' | 'dueOn'>;

export const planPartsSchema = z
  .array(planPartSchema, { error: COUNT })
  .check(z.maxLength(MAX_PLAN_PARTS, { error: COUNT }));

/** Sets the plan of a purchase; without parts, removes it. */
export const paymentPlanInputSchema = z.object({
  parts: planPartsSchema,
  /** The version of the purchase that was shown. */
  version: int4,
});
export type PaymentPlanInput = z.output<typeof paymentPlanInputSchema>;
export type PaymentPlanValues = z.input<typeof paymentPlanInputSchema>;

/** A part with its dollars and its day. */
export interface PlannedPart {
  label: string;
  amount: number;
  dueOn: string;
}

/** The dollars and the day of each part. Percents are rounded to the cent, and the last part takes the rest. */
export function planParts(parts: readonly PlanPart[], total: number, today: string): PlannedPart[] {
  const shares = sharesOf(parts, total);
  const before = shares.slice(0, -1).reduce((sum, cents) => sum + cents, 0);
  return parts.map(({ label, ...when }, index) => ({
    label: label.trim(),
    amount: fromCents(index === parts.length - 1 ? toCents(total) - before : shares[index]!),
    dueOn: dayOfPart(when, today),
  }));
}

/** Why these parts are no plan of a total, as a sentence; undefined if they are one, and without parts. */
export function planProblem(
  parts: readonly PlanPart[],
  total: number,
  today: string,
): string | undefined {
  if (parts.length === 0) return undefined;
  const planned = planParts(parts, total, today);
  const days = planned.map(({ dueOn }) => dueOn);
  if (days.some((day) => daysBetween(day, today) > MAX_DAYS_AGO))
    return `A part cannot be due more than ${MAX_DAYS_AGO} days ago.`;
  if (days.some((day) => daysBetween(today, day) > MAX_DAYS_AHEAD))
    return 'A part cannot be due more than five years from now.';
  if (days.some((day, index) => index > 0 && day < days[index - 1]!))
    return 'Put the parts in the order of their days.';
  const sum = sharesOf(parts, total).reduce((cents, share) => cents + share, 0);
  if (Math.abs(sum - toCents(total)) > maxRounding(parts))
    return `The parts add up to ${dollars(fromCents(sum))}, not ${dollars(total)}.`;
  return planned.some(({ amount }) => amount < 0.01)
    ? 'Each part must be at least $0.01.'
    : undefined;
}

/** Each part by itself, in cents. */
const sharesOf = (parts: readonly PlanPart[], total: number): number[] =>
  parts.map(({ unit, value }) => toCents(unit === 'percent' ? percentOf(total, value) : value));

/** By how many cents rounded percents can be off: half a cent each. */
const maxRounding = (parts: readonly PlanPart[]): number =>
  parts.filter(({ unit }) => unit === 'percent').length / 2;

function dayOfPart({ when, days, dueOn }: Omit<PlanPart, 'label'>, today: string): string {
  if (when === 'now') return today;
  return when === 'days' ? addDays(today, days!) : dueOn!;
}
