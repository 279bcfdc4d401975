import { invoiceTotals } from '../invoices/invoice-totals.ts';
import type { InvoiceLineInput } from '../invoices/invoice-draft.ts';
import type { TaxMode } from '../invoices/sales-tax.ts';
import type { OfferLine } from './offer-content.ts';

/** The chosen quantity of each line, in order; 0 for a line that was not chosen. */
export type OfferSelection = readonly number[];

interface Priced {
  taxMode: TaxMode;
  lines: readonly OfferLine[];
}

/** What is chosen before the client has chosen: what is included, and the first of each group. */
export function firstSelection(lines: readonly OfferLine[]): number[] {
  const seen = new Set<string>();
  return lines.map(({ kind, group, quantity }) => {
    if (kind === 'included') return quantity;
    if (kind === 'optional' || seen.has(groupKey(group))) return 0;
    seen.add(groupKey(group));
    return quantity;
  });
}

/** The chosen lines, as an invoice has them. */
export const selectedLines = (
  lines: readonly OfferLine[],
  selection: OfferSelection,
): InvoiceLineInput[] =>
  lines.flatMap(({ text, unitPrice, taxRate }, index) => {
    const quantity = selection[index]!;
    return quantity > 0 ? [{ text, quantity, unitPrice, taxRate }] : [];
  });

/** What the chosen lines come to, in dollars, with the tax in it. */
export const offerTotals = ({ lines, taxMode }: Priced, selection: OfferSelection) =>
  invoiceTotals(selectedLines(lines, selection), taxMode);

/** How many sessions the chosen lines include. */
export const selectedSessions = (lines: readonly OfferLine[], selection: OfferSelection): number =>
  lines.reduce(
    (sum, line, index) => sum + Math.floor(line.includedSessions * selection[index]!),
    0,
  );

/** Why this cannot be accepted, as a sentence for the client; undefined if it can be. */
export function selectionProblem(
  lines: readonly OfferLine[],
  selection: OfferSelection,
): string | undefined {
  if (selection.length !== lines.length) return 'Please read the offer again.';
  const ranged = lines.find((line, index) => !isInRange(line, selection[index]!));
  if (ranged)
    return ranged.min === ranged.max
      ? `The quantity of "${ranged.text}" is ${ranged.min}.`
      : `Please choose from ${ranged.min} to ${ranged.max} of "${ranged.text}".`;
  const chosen = new Map<string, number>();
  lines.forEach(({ kind, group }, index) => {
    if (kind !== 'choice') return;
    const key = groupKey(group);
    chosen.set(key, (chosen.get(key) ?? 0) + (selection[index]! > 0 ? 1 : 0));
  });
  const [wrong] = [...chosen].find(([, count]) => count !== 1) ?? [];
  return wrong === undefined ? undefined : `Please choose one of "${wrong}".`;
}

const groupKey = (group: string | null | undefined): string => (group ?? '').trim();

/** Whole steps from the least on, unless the quantity is fixed. */
function isInRange({ kind, min, max }: OfferLine, count: number): boolean {
  if (!Number.isFinite(count)) return false;
  if (count === 0) return kind !== 'included';
  return count >= min && count <= max && Number(count.toFixed(2)) === count;
}
