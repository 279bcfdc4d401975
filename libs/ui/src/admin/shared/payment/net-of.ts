import type { Earned } from '@polaris/contracts';

/** Payments minus refunds in dollars, rounded to cents. */
export const netOf = ({ received, refunded }: Pick<Earned, 'received' | 'refunded'>): number =>
  Math.round((received - refunded) * 100) / 100;
