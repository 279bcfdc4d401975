import { type Purchase, purchaseSchema } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { type Page, callPage } from './client.ts';
import { listOf } from './list-of.ts';

const PURCHASES = '/api/purchases';
const purchasesSchema = listOf(purchaseSchema);

const AWAITED_MS = 3000;

/**
 * The purchases of the signed-in customer, newest first; read again and again for as long as the payment
 * of one of them is awaited.
 */
export function usePurchases(awaited: number | null = null) {
  return useQuery<Page<Purchase>>({
    queryKey: [PURCHASES],
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ id, owed }) => id === awaited && owed > 0) ? AWAITED_MS : false,
    queryFn: ({ signal }) => callPage(PURCHASES, purchasesSchema, { signal }),
  });
}
