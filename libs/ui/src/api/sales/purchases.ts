import {
  type AdminPurchase,
  type SaleInput,
  finishStep,
  getAdminPurchase,
  listAllPurchases,
  recordSale,
  reopenStep,
  setPaymentPlan,
  updatePurchase,
} from '@polaris/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { usePatch, useRefreshingMutation, useSend } from '../client/mutations.ts';
import { type FilterOf, PAGE_SIZE, usePages } from '../client/pages.ts';
import { pageQueryOf, queryOf } from '../client/queries.ts';

const ofCustomer = (customerId: number) => ({ query: { limit: PAGE_SIZE, customerId } });

/** The purchases of a customer, newest first. */
export const useCustomerPurchasePages = (customerId: number) =>
  usePages(listAllPurchases, ofCustomer(customerId));

type PurchaseFilter = FilterOf<typeof listAllPurchases>;

/** Every purchase, newest first. */
export const usePurchasePages = (filter: PurchaseFilter) =>
  usePages(listAllPurchases, { query: { limit: PAGE_SIZE, ...filter } });

/** Reads the newest purchases of a customer on demand. */
export function useReadPurchases(customerId: number): () => Promise<readonly AdminPurchase[]> {
  const cache = useQueryClient();
  return async () => {
    const { queryKey, queryFn } = pageQueryOf(listAllPurchases, ofCustomer(customerId));
    const page = await cache.fetchQuery({ queryKey: [...queryKey, 'once'], queryFn });
    return page.items;
  };
}

/** An id of 0 is not requested. */
export const usePurchase = (id: number) =>
  useQuery({
    ...queryOf(getAdminPurchase, { params: { id } }),
    queryKey: [listAllPurchases.path, id],
    enabled: id > 0,
  });

/** Marks the next step of a purchase as done, in the shown version. */
export const useFinishStep = () =>
  useRefreshingMutation(({ id, version }: Pick<AdminPurchase, 'id' | 'version'>) =>
    call(finishStep, { params: { id }, body: { version } }),
  );

/** Makes a step that was done the next step again. */
export const useReopenStep = (id: number) =>
  useRefreshingMutation((stepId: number) => call(reopenStep, { params: { id, stepId } }));

interface RecordedSale {
  sale: SaleInput;
  /** An idempotency key: one for each sale. */
  key: string;
}

export const useRecordSale = () =>
  useRefreshingMutation(({ sale, key }: RecordedSale) => call(recordSale, { body: sale, key }));

/** Sets the payment plan of a purchase; without parts, removes it. */
export const useSetPaymentPlan = (id: number) => useSend(setPaymentPlan, { params: { id } });

export const useMovePurchase = () => usePatch(updatePurchase);
