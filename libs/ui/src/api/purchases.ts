import { purchaseSchema } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { callPage } from './client.ts';
import { listOf } from './list-of.ts';

const PURCHASES = '/api/purchases';
const purchasesSchema = listOf(purchaseSchema);

/** The purchases of the signed-in customer, newest first. */
export function usePurchases() {
  return useQuery({
    queryKey: [PURCHASES],
    queryFn: ({ signal }) => callPage(PURCHASES, purchasesSchema, { signal }),
  });
}
