import type { Earned } from '@polaris/contracts';

/** Dollars that came less those that went back; in whole cents, so that no fraction shows. */
export const netOf = ({ received, refunded }: Pick<Earned, 'received' | 'refunded'>): number =>
  Math.round((received - refunded) * 100) / 100;
