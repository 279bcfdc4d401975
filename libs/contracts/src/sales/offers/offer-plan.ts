import { addDays } from '../../values/clock/wall-time.ts';
import { dollars, fromCents } from '../../values/dollars.ts';
import { invoiceTotals } from '../invoices/invoice-totals.ts';
import type { TaxMode } from '../invoices/sales-tax.ts';
import { type PlanPart, type PlannedPart, planParts } from '../purchases/payment-plan.ts';
import type { OfferContentInput, OfferLine } from './offer-content.ts';
import { offerTotals } from './offer-selection.ts';

const NEAR_WHOLE = 0.01;
/** How far ahead a retainer can start. */
const MAX_RETAINER_DAYS = 366;

/** The least that a client can choose. */
export function leastSelection(lines: readonly OfferLine[], mode: TaxMode): number[] {
  const costOf = ({ min, ...line }: OfferLine) =>
    invoiceTotals([{ ...line, quantity: min }], mode).total;
  const cheapest = new Map<string, number>();
  lines.forEach((line, index) => {
    if (line.kind !== 'choice') return;
    const key = (line.group ?? '').trim();
    const best = cheapest.get(key);
    if (best === undefined || costOf(line) < costOf(lines[best]!)) cheapest.set(key, index);
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
  return offerTotals(content, leastSelection(content.lines, content.taxMode)).total === 0
    ? 'A monthly retainer costs something each month.'
    : undefined;
}

/**
 * The parts of an offer that is accepted today. A part is not due before that, nor before the part in front of it:
 * time passes until an offer is accepted.
 */
export function offerParts(plan: readonly PlanPart[], total: number, today: string): PlannedPart[] {
  let earliest = today;
  return planParts(plan, total, today).map((part) => {
    if (part.dueOn > earliest) earliest = part.dueOn;
    return { ...part, dueOn: earliest };
  });
}

/**
 * Why the parts cannot be paid, as a sentence; undefined if they can. The last part takes the rest, as the total depends
 * on what is chosen, so the parts before it must leave something of the least total.
 */
export function offerPlanProblem(content: OfferContentInput, today: string): string | undefined {
  const { plan, lines, taxMode } = content;
  if (plan.length === 0) return undefined;
  const { total } = offerTotals(content, leastSelection(lines, taxMode));
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
  if (parts.some(({ amount }) => amount < 0.01))
    return 'The parts before the last one come to more than the least that can be chosen.';
  const kept = roundingOf(content);
  return parts.at(-1)!.amount < kept
    ? `Leave at least ${dollars(kept)} for the last part, as percents are rounded.`
    : undefined;
}

/** What the last part needs so that rounded percents of any choice leave a cent of it; 0 if nothing can be chosen. */
function roundingOf({ lines, plan }: OfferContentInput): number {
  const hasChoice = lines.some(({ kind, min, max }) => kind !== 'included' || min !== max);
  const percents = plan.slice(0, -1).filter(({ unit }) => unit === 'percent').length;
  return hasChoice && percents > 1 ? fromCents(percents + 1) : 0;
}
