import type { TaxMode } from './sales-tax.ts';

/** A line with its price; the invoice's tax mode says whether the price includes tax. */
export interface PricedLine {
  /** At most two decimals. */
  quantity: number;
  /** Dollars. */
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

function centsOf({ quantity, unitPrice, taxRate }: PricedLine, mode: TaxMode) {
  const total = divided(scaled(quantity, 2) * scaled(unitPrice, 2), 100n);
  const rate = scaled(taxRate, 3);
  return { total, tax: divided(total * rate, mode === 'added' ? 100_000n : 100_000n + rate) };
}

const toDollars = (cents: bigint): number => Number(cents) / 100;

/** Quantity times price, with the tax included in it or added to it; both are rounded to the cent. */
export function lineTotals(line: PricedLine, mode: TaxMode): InvoiceTotals {
  const { total, tax } = centsOf(line, mode);
  return { total: toDollars(total), tax: toDollars(tax) };
}

/** The sums of the rounded lines. The total includes the tax in both modes. */
export function invoiceTotals(lines: readonly PricedLine[], mode: TaxMode): InvoiceTotals {
  const cents = lines.map((line) => centsOf(line, mode));
  const tax = cents.reduce((sum, line) => sum + line.tax, 0n);
  const total = cents.reduce((sum, line) => sum + line.total, 0n);
  return { total: toDollars(mode === 'added' ? total + tax : total), tax: toDollars(tax) };
}

/** A share of an amount, rounded to the cent. The percent has at most two decimals. */
export const percentOf = (amount: number, percent: number): number =>
  toDollars(divided(scaled(amount, 2) * scaled(percent, 2), 10_000n));

/** The rules for sales tax at the time of a sale. */
export interface TaxRule {
  taxMode: TaxMode;
  /** Percent. */
  taxRate: number;
}

/** The sales tax in dollars that is added to a price; 0 if the price includes it. */
export const addedTax = (price: number, { taxMode, taxRate }: TaxRule): number =>
  taxMode === 'added' ? lineTotals({ quantity: 1, unitPrice: price, taxRate }, taxMode).tax : 0;
