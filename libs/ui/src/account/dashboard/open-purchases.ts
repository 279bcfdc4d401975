import type { Purchase } from '@polaris/contracts';

/** Whether work on the purchase is to come or under way. */
export const isInProgress = ({ status }: Purchase): boolean =>
  status === 'pending' || status === 'active';

/** The purchases that are still open for the client: with pending work, a booked session or an amount due. */
export const openPurchases = (purchases: readonly Purchase[] = []): Purchase[] =>
  purchases.filter(
    (purchase) => isInProgress(purchase) || purchase.nextSession !== null || purchase.owed > 0,
  );

/** The page of a purchase. */
export const ownPurchasePath = (id: number): string => `/dashboard/purchases/${id}`;
