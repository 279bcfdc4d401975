import { addDays } from '../../values/clock/wall-time.ts';
import { planParts } from '../purchases/payment-plan.ts';
import type { OfferContentInput, OfferLine } from './offer-content.ts';
import { offerTotals } from './offer-selection.ts';

const NEAR_WHOLE = 0.01;
/** How far ahead a retainer can start. */
const MAX_RETAINER_DAYS = 366;

/** The least that a client can choose. */
export function leastSelection(lines: readonly OfferLine[]): number[] {
  const cheapest = new Map<string, number>();
  lines.forEach(({ kind, group, min, unitPrice }, index) => {
    if (kind !== 'choice') return;
    const key = (group ?? '').trim();
    const best = cheapest.get(key);
    if (best === undefined || min * unitPrice < lines[best]!.min * lines[best]!.unitPrice)
      cheapest.set(key, index);
  });
  const chosen = new Set(cheapest.values());
  return lines.map(({ kind, min }, index) => (kind === 'included' || chosen.has(index) ? min : 0));
}

/** Why an offer cannot be paid as it says, as a sentence; undefined if it can. */
export const offerPaymentProblem = (
  content: OfferContentInput,
  today: string,
): string | undefined =>
  content.retainer ? retainerProblem(content, today) : offerPlanProblem(content, today);

function retainerProblem(
  { retainer, ...content }: OfferContentInput,
  today: string,
): string | undefined {
  if (retainer!.startsOn < today)
    return 'The day of the first invoice is over. Choose a later one.';
  if (retainer!.startsOn > addDays(today, MAX_RETAINER_DAYS))
    return 'A retainer can start at most a year from now.';
  return offerTotals(content, leastSelection(content.lines)).total === 0
    ? 'A monthly retainer costs something each month.'
    : undefined;
}

/**
 * Why the parts cannot be paid, as a sentence; undefined if they can. The last part takes the rest, as the total depends
 * on what is chosen, so the parts before it must leave something of the least total.
 */
export function offerPlanProblem(content: OfferContentInput, today: string): string | undefined {
  const { plan, lines } = content;
  if (plan.length === 0) return undefined;
  const { total } = offerTotals(content, leastSelection(lines));
  if (total === 0) return 'An offer of $0 has no payment dates.';
  const parts = planParts(plan, total, today);
  if (parts.some(({ dueOn }, index) => index > 0 && dueOn < parts[index - 1]!.dueOn))
    return 'Put the parts in the order of their days.';
  const percent = plan.reduce(
    (sum, { unit, value }) => (unit === 'percent' ? sum + value : sum),
    0,
  );
  if (plan.every(({ unit }) => unit === 'percent') && Math.abs(percent - 100) > NEAR_WHOLE)
    return `The parts add up to ${percent}%, not 100%.`;
  return parts.some(({ amount }) => amount < 0.01)
    ? 'The parts before the last one come to more than the least that can be chosen.'
    : undefined;
}
