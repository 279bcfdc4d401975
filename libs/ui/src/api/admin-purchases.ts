import { type AdminPurchase, type PurchaseUpdate, adminPurchaseSchema } from '@polaris/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { patchRecord } from './edit-record.ts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';
import { useRefreshAll } from './refresh-all.ts';

export const PURCHASES = '/api/admin/purchases';

/** The purchases of the account linked with a customer, newest first. */
export const useCustomerPurchasePages = (customerId: number) =>
  usePages(listPath(PURCHASES, { limit: PAGE_SIZE, customerId }), adminPurchaseSchema);

export function useMovePurchase() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (change: PurchaseUpdate & Pick<AdminPurchase, 'id'>) =>
      patchRecord(cache, PURCHASES, adminPurchaseSchema, change),
    onSettled: refresh,
  });
}
