import {
  type AdminPurchase,
  type PurchaseStatus,
  type PurchaseUpdate,
  type SaleInput,
  adminPurchaseSchema,
} from '@polaris/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from './client.ts';
import { patchRecord } from './edit-record.ts';
import { listOf } from './list-of.ts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';
import { useRefreshAll } from './refresh-all.ts';

export const PURCHASES = '/api/admin/purchases';
const purchases = listOf(adminPurchaseSchema);

const ofCustomer = (customerId: number) => listPath(PURCHASES, { limit: PAGE_SIZE, customerId });

/** The purchases of a customer, newest first. */
export const useCustomerPurchasePages = (customerId: number) =>
  usePages(ofCustomer(customerId), adminPurchaseSchema);

interface PurchaseFilter {
  q: string;
  status: PurchaseStatus | '';
}

/** Every purchase, newest first. */
export const usePurchasePages = (filter: PurchaseFilter) =>
  usePages(listPath(PURCHASES, { limit: PAGE_SIZE, ...filter }), adminPurchaseSchema);

/** Reads the newest purchases of a customer once, when it is asked to. */
export function useReadPurchases(customerId: number): () => Promise<readonly AdminPurchase[]> {
  const cache = useQueryClient();
  return async () => {
    const path = ofCustomer(customerId);
    const queryKey = [path, 'once'];
    const page = await cache.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => callPage(path, purchases, { signal }),
    });
    return page.items;
  };
}

interface RecordedSale {
  sale: SaleInput;
  /** An idempotency key: one for each sale. */
  key: string;
}

export function useRecordSale() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ sale, key }: RecordedSale) =>
      call(PURCHASES, adminPurchaseSchema, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: sale,
      }),
    onSettled: refresh,
  });
}

export function useMovePurchase() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (change: PurchaseUpdate & Pick<AdminPurchase, 'id'>) =>
      patchRecord(cache, PURCHASES, adminPurchaseSchema, change),
    onSettled: refresh,
  });
}
