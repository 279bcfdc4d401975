import { getPurchase, listPurchases } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { pageQueryOf, queryOf } from '../../client/queries.ts';

const AWAITED_MS = 3000;

/** The purchases of the signed-in customer, newest first; polled while a payment is pending. */
export const usePurchases = (pendingId: number | null = null) =>
  useQuery({
    ...pageQueryOf(listPurchases),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ id, owed }) => id === pendingId && owed > 0) ? AWAITED_MS : false,
  });

/** One purchase with its sessions, payments and invoices. Reloaded when the client returns to the page. */
export const usePurchasePage = (id: number) =>
  useQuery({ ...queryOf(getPurchase, { params: { id } }), refetchOnWindowFocus: 'always' });
