import { type Earned, fromCents, toCents } from '@polaris/contracts';

/** Payments minus refunds in dollars, without rounding errors. */
export const netOf = ({ received, refunded }: Pick<Earned, 'received' | 'refunded'>): number =>
  fromCents(toCents(received) - toCents(refunded));
