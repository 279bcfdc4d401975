import type { Purchase } from '@polaris/contracts';

/** What is not over for the client: work to come or under way, or something to pay. */
export const openPurchases = (purchases: readonly Purchase[] = []): Purchase[] =>
  purchases.filter(({ status, owed }) => status === 'pending' || status === 'active' || owed > 0);

/** The page of a purchase. */
export const ownPurchasePath = (id: number): string => `/dashboard/purchases/${id}`;
