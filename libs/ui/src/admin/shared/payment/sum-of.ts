import { fromCents, toCents } from '@polaris/contracts';

/** The sum of amounts in dollars, without an error of rounding. */
export const sumOf = (amounts: readonly number[]): number =>
  fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0));
