import { changeCustomers, listGridCustomers } from '@polaris/contracts';
import { useSend } from '../../client/mutations.ts';
import { usePages } from '../../client/pages.ts';

/** Larger than other lists, as a row is a quarter of a card's height. */
const GRID_PAGE_SIZE = 100;

/** Customers as the grid shows them, filtered and sorted by these parameters. */
export const useGridPages = (parameters: Record<string, string>) =>
  usePages(listGridCustomers, { query: { limit: GRID_PAGE_SIZE, ...parameters } });

/** Changes several customers at once. */
export const useBulk = () => useSend(changeCustomers);
