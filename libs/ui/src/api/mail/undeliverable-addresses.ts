import { listUndeliverableAddresses, retryAddress } from '@polaris/contracts';
import { useRemove } from '../client/mutations.ts';
import { PAGE_SIZE, usePages } from '../client/pages.ts';

/** Why an address gets no mail; an empty list if it does. */
export const useUndeliverableAddress = (email: string) =>
  usePages(listUndeliverableAddresses, { query: { limit: PAGE_SIZE, email } });

export const useRetryAddress = () => useRemove(retryAddress);
