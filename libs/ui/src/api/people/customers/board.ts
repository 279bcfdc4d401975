import { type CustomerStatus, type GridCustomer, listGridCustomers } from '@polaris/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGridPages } from './customer-grid.ts';
import { useUpdateCustomer } from './customers.ts';

/** The page size of a column. */
const COLUMN_PAGE_SIZE = '30';

type Parameters = Record<string, string>;

const columnQuery = (parameters: Parameters, status: CustomerStatus): Parameters => ({
  ...parameters,
  status,
  limit: COLUMN_PAGE_SIZE,
});

/** The customers of one status, filtered and sorted by these parameters. */
export const useColumnPages = (parameters: Parameters, status: CustomerStatus) =>
  useGridPages(columnQuery(parameters, status));

/** The total of all columns. */
export const useBoardTotal = (parameters: Parameters) =>
  useGridPages({ ...parameters, limit: '1' });

interface Move {
  customer: GridCustomer;
  status: CustomerStatus;
}

/** Changes a customer's status; resolves once the columns are reloaded, even after a failure. */
export function useMoveCustomer() {
  const cache = useQueryClient();
  const update = useUpdateCustomer();
  return useMutation({
    mutationFn: ({ customer, status }: Move) =>
      update.mutateAsync({ base: customer, changes: { status } }),
    onSettled: () =>
      cache.invalidateQueries({ queryKey: [listGridCustomers.path] }, { cancelRefetch: false }),
  });
}
