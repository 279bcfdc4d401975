import { type OfferLine, type TaxMode, invoiceTotals, selectedLines } from '@polaris/contracts';

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,200.00": sums stand below each other. */
export const dollarsAndCents = (amount: number): string => format.format(amount);

/** What is said of a line below its text: "3 × $200.00, includes 2 sessions". */
export function lineDetails(line: OfferLine, quantity: number, showsTax: boolean): string {
  const { unitPrice, taxRate, includedSessions, min, max } = line;
  const sessions = Math.floor(includedSessions * quantity);
  return [
    ...(quantity === 1 && min === max ? [] : [`${quantity} × ${dollarsAndCents(unitPrice)}`]),
    ...(sessions > 0 ? [`includes ${sessions} ${sessions === 1 ? 'session' : 'sessions'}`] : []),
    ...(showsTax && taxRate > 0 ? [`${taxRate}% sales tax`] : []),
  ].join(', ');
}

/** The sales tax in the chosen lines by its rate, highest first. */
export function taxSums(
  lines: readonly OfferLine[],
  selection: readonly number[],
  mode: TaxMode,
): { rate: number; tax: number }[] {
  const chosen = selectedLines(lines, selection);
  const rates = [...new Set(chosen.map(({ taxRate }) => taxRate))].sort(
    (one, other) => other - one,
  );
  return rates
    .map((rate) => ({
      rate,
      tax: invoiceTotals(
        chosen.filter(({ taxRate }) => taxRate === rate),
        mode,
      ).tax,
    }))
    .filter(({ tax }) => tax !== 0);
}
