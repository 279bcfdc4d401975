import { listRetainers } from '@polaris/contracts';
import { PAGE_SIZE, usePages } from '../client/pages.ts';

/** The retainers of a customer, newest first. */
export const useCustomerRetainers = (customerId: number) =>
  usePages(listRetainers, { query: { limit: PAGE_SIZE, customerId } });
