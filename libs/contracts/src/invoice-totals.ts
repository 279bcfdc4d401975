/** What a line costs: a price that includes its tax. */
export interface PricedLine {
  /** At most two decimals. */
  quantity: number;
  /** Dollars, tax included. */
  unitPrice: number;
  /** Percent, at most three decimals. */
  taxRate: number;
}

/** Dollars. */
export interface InvoiceTotals {
  total: number;
  /** The part of the total that is tax. */
  tax: number;
}

/** A decimal as a whole number of its smallest units, so that no sum is off by a fraction. */
const scaled = (value: number, decimals: number): bigint =>
  BigInt(value.toFixed(decimals).replace('.', ''));

/** Half away from zero, as `round` of PostgreSQL's numeric does it. */
function divided(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor;
  return (2n * dividend + half) / (2n * divisor);
}

function centsOf({ quantity, unitPrice, taxRate }: PricedLine) {
  const total = divided(scaled(quantity, 2) * scaled(unitPrice, 2), 100n);
  const rate = scaled(taxRate, 3);
  return { total, tax: divided(total * rate, 100_000n + rate) };
}

const toDollars = (cents: bigint): number => Number(cents) / 100;

/** A line's total and the tax in it, each rounded to the cent. */
export function lineTotals(line: PricedLine): InvoiceTotals {
  const { total, tax } = centsOf(line);
  return { total: toDollars(total), tax: toDollars(tax) };
}

/** The sums of the rounded lines. */
export function invoiceTotals(lines: readonly PricedLine[]): InvoiceTotals {
  const cents = lines.map(centsOf);
  return {
    total: toDollars(cents.reduce((sum, { total }) => sum + total, 0n)),
    tax: toDollars(cents.reduce((sum, { tax }) => sum + tax, 0n)),
  };
}
