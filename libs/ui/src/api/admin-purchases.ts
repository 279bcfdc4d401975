import { type AdminPurchase, type PurchaseUpdate, adminPurchaseSchema } from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from './client.ts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';
import { useRefreshAll } from './refresh-all.ts';

const PURCHASES = '/api/admin/purchases';

/** The purchases of the account linked with a customer, newest first. */
export const useCustomerPurchasePages = (customerId: number) =>
  usePages(listPath(PURCHASES, { limit: PAGE_SIZE, customerId }), adminPurchaseSchema);

export function useMovePurchase() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ id, ...body }: PurchaseUpdate & Pick<AdminPurchase, 'id'>) =>
      call(`${PURCHASES}/${id}`, adminPurchaseSchema, { method: 'PATCH', body }),
    onSettled: refresh,
  });
}
