import { type BulkInput, bulkResultSchema, gridRowSchema } from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { apiUrl, call } from './client.ts';
import { listPath, usePages } from './pages.ts';
import { useRefreshAll } from './refresh-all.ts';

export const GRID = '/api/admin/customers';

/** More than of other lists: a row is a quarter as high as a card. */
const GRID_PAGE_SIZE = 100;

/** Customers as the grid shows them, filtered and sorted by these parameters. */
export const useGridPages = (parameters: Record<string, string>) =>
  usePages(listPath(GRID, { limit: GRID_PAGE_SIZE, ...parameters }), gridRowSchema);

/** Changes several customers at once. */
export function useBulk() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: BulkInput) =>
      call(`${GRID}/bulk`, bulkResultSchema, { method: 'POST', body }),
    onSettled: refresh,
  });
}

/** The address of a file of these customers. */
export const exportSelectedUrl = (ids: readonly number[]): string =>
  apiUrl(`${GRID}/export?ids=${ids.join(',')}`);
