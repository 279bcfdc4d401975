import {
  type AdminPurchase,
  type PurchaseStatus,
  type PurchaseUpdate,
  type SaleInput,
  adminPurchaseSchema,
} from '@polaris/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';
import { patchRecord } from './edit-record.ts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';
import { useRefreshAll } from './refresh-all.ts';

export const PURCHASES = '/api/admin/purchases';

/** The purchases of a customer, newest first. */
export const useCustomerPurchasePages = (customerId: number) =>
  usePages(listPath(PURCHASES, { limit: PAGE_SIZE, customerId }), adminPurchaseSchema);

/** Every purchase, newest first; of one status if it is given. */
export const usePurchasePages = ({ status }: { status: PurchaseStatus | '' }) =>
  usePages(
    listPath(PURCHASES, { limit: PAGE_SIZE, status: status || undefined }),
    adminPurchaseSchema,
  );

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
