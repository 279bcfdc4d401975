import type { Purchase } from '@polaris/contracts';

/** The purchases that are still open for the client: with pending work or an amount due. */
export const openPurchases = (purchases: readonly Purchase[] = []): Purchase[] =>
  purchases.filter(({ status, owed }) => status === 'pending' || status === 'active' || owed > 0);

/** The page of a purchase. */
export const ownPurchasePath = (id: number): string => `/dashboard/purchases/${id}`;
