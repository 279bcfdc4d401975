import { type PurchaseInput, purchaseSchema } from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { call, callPage } from './client.ts';
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

interface Buying extends Required<Pick<PurchaseInput, 'serviceId' | 'amount'>> {
  /** An idempotency key: one for each intent to buy. */
  key: string;
}

/** Buys at the shown price or fails; the same key again buys nothing more. */
export function buy({ serviceId, amount, key }: Buying) {
  return call(PURCHASES, purchaseSchema, {
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    body: { serviceId, amount, status: 'active', progress: 0 },
  });
}
