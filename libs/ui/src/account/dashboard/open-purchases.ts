import type { DatedPurchase } from '../../api/site/account/purchases.ts';

/** Whether work on the purchase is to come or under way. */
export const isInProgress = ({ status }: DatedPurchase): boolean =>
  status === 'pending' || status === 'active';

/** The purchases that are still open for the client: with pending work, a booked session or an amount due. */
export const openPurchases = (purchases: readonly DatedPurchase[] = []): DatedPurchase[] =>
  purchases.filter(
    (purchase) => isInProgress(purchase) || purchase.nextSession !== null || purchase.owed > 0,
  );

/** The page of a purchase. */
export const ownPurchasePath = (id: number): string => `/dashboard/purchases/${id}`;
