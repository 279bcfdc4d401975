import { fromCents, toCents } from '@polaris/contracts';

/** The sum of amounts in dollars, without rounding errors. */
export const sumOf = (amounts: readonly number[]): number =>
  fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0));
