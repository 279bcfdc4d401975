import type { CustomerStatus, GridCustomer } from '@polaris/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { GRID, useGridPages } from './customer-grid.ts';
import { useUpdateCustomer } from './customers.ts';

/** Cards of a column that are fetched at a time. */
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

/** How many customers there are in all columns. */
export const useBoardTotal = (parameters: Parameters) =>
  useGridPages({ ...parameters, limit: '1' });

interface Move {
  customer: GridCustomer;
  status: CustomerStatus;
}

/** Gives a customer another status; done once the columns have been read again, also after a failure. */
export function useMoveCustomer() {
  const cache = useQueryClient();
  const update = useUpdateCustomer();
  return useMutation({
    mutationFn: ({ customer, status }: Move) =>
      update.mutateAsync({ base: customer, changes: { status } }),
    onSettled: () => cache.invalidateQueries({ queryKey: [GRID] }, { cancelRefetch: false }),
  });
}
