import {
  downloadLinkInvoice,
  openPaymentLink,
  shareInvoicePaymentLink,
  sharePurchasePaymentLink,
  startLinkCheckout,
} from '@polaris/contracts';
import { type QueryState, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '../client/client.ts';
import { saveFile } from '../client/save-file.ts';

/**
 * After so many reads without a confirmation, when to read again: every 3 seconds of the first minute, then every 15
 * seconds; false after ten minutes, when none is expected.
 */
export function nextReadMs(reads: number): number | false {
  if (reads <= 20) return 3000;
  return reads <= 56 ? 15_000 : false;
}

const keyOf = (token: string) => [openPaymentLink.path, token];

/**
 * What a payment link shows; read again when its reader returns to the tab. After a payment it `isConfirming` until
 * the page says so, or for ten minutes.
 */
export function usePaymentPage(token: string, hasPaid: boolean) {
  const cache = useQueryClient();
  const queryKey = keyOf(token);
  const page = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(openPaymentLink, { body: { token }, signal }),
    // Tried offline, too: that it failed is shown, with a button to try again.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    notifyOnChangeProps: 'all',
    refetchInterval: ({ state }) =>
      hasPaid && state.data?.state === 'due' && nextReadMs(readsOf(state)),
  });
  const isExpected = nextReadMs(readsOf(cache.getQueryState(queryKey))) !== false;
  return { page, isConfirming: hasPaid && page.data?.state === 'due' && isExpected };
}

type ReadCounts = Pick<QueryState, 'dataUpdateCount' | 'errorUpdateCount'>;

const readsOf = (state: ReadCounts | undefined): number =>
  state ? state.dataUpdateCount + state.errorUpdateCount : 0;

/** Returns the provider's page for what is due now, or for everything. If that fails, what is owed may have changed. */
export function useLinkCheckout(token: string) {
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (all: boolean) => call(startLinkCheckout, { body: { token, all } }),
    onError: () => cache.invalidateQueries({ queryKey: keyOf(token) }),
  });
}

/** Saves the invoice of a link as a file. */
export const useLinkInvoice = (token: string) =>
  useMutation({
    networkMode: 'always',
    mutationFn: async () => saveFile(await callFile(downloadLinkInvoice, { body: { token } })),
  });

const endpoints = { invoice: shareInvoicePaymentLink, purchase: sharePurchasePaymentLink };

export interface Owing {
  kind: keyof typeof endpoints;
  id: number;
}

/** Makes a payment link for the owner to pass on; it is never cached. */
export const useSharePaymentLink = ({ kind, id }: Owing) =>
  useMutation({ gcTime: 0, mutationFn: () => call(endpoints[kind], { params: { id } }) });
