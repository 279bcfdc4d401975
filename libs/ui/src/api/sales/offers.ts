import {
  type Offer,
  type OfferInput,
  createOffer,
  createOfferTemplate,
  deleteOffer,
  deleteOfferTemplate,
  downloadOfferPdf,
  extendOffer,
  getInvoiceBuyer,
  getOffer,
  getToday,
  listOfferTemplates,
  listOffers,
  sendOffer,
  shareOfferLink,
  updateOffer,
  withdrawOffer,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRefreshingMutation, useSend } from '../client/mutations.ts';
import { type FilterOf, PAGE_SIZE, usePages } from '../client/pages.ts';
import { pathOf } from '../client/path-of.ts';
import { queryOf } from '../client/queries.ts';

export type OfferFilter = FilterOf<typeof listOffers>;

/** Offers, newest first. */
export const useOfferPages = (filter: OfferFilter) =>
  usePages(listOffers, { query: { limit: PAGE_SIZE, ...filter } });

/** An id of 0 is not requested. */
export const useOffer = (id: number) =>
  useQuery({
    ...queryOf(getOffer, { params: { id } }),
    queryKey: [listOffers.path, id],
    enabled: id > 0,
  });

/** Reads the stored offer, to compare. */
export const useReadOffer = () => (id: number) => call(getOffer, { params: { id } });

/** Whom a new offer for a customer names as the buyer; 0 is not requested. */
export const useOfferBuyer = (customerId: number) =>
  useQuery({
    ...queryOf(getInvoiceBuyer, { query: { customerId } }),
    enabled: customerId > 0,
    // It only fills in a form.
    staleTime: Infinity,
  });

export const useOfferTemplates = () => useQuery(queryOf(listOfferTemplates));

/** The address of the PDF: of what was accepted, or of what was sent last. */
export const offerFilePath = (id: number): string => pathOf(downloadOfferPdf, { params: { id } });

export const useCreateOffer = () =>
  useRefreshingMutation((sent: { body: OfferInput; key: string }) => call(createOffer, sent));

/** Replaces what is being written of an offer. */
export const useUpdateOffer = (id: number) => useSend(updateOffer, { params: { id } });

export const useExtendOffer = (id: number) => useSend(extendOffer, { params: { id } });

export const useWithdrawOffer = (id: number) => useSend(withdrawOffer, { params: { id } });

/** Sends an offer, or its new version, in the shown version. */
export const useSendOffer = () =>
  useRefreshingMutation(({ id, version }: Pick<Offer, 'id' | 'version'>) =>
    call(sendOffer, { params: { id }, body: { version } }),
  );

export const useShareOfferLink = () =>
  useMutation({ mutationFn: (id: number) => call(shareOfferLink, { params: { id } }) });

/** Reads Today again, where a copied link takes an offer away for some days. */
export function useRefreshToday() {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: queryOf(getToday).queryKey });
}

export function useRemoveOffer() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteOffer, { params: { id } }),
    // The record is deleted, and its screen is closing.
    onSettled: () => cache.invalidateQueries({ queryKey: [listOffers.path, 'pages'] }),
  });
}

export const useCreateOfferTemplate = () => useSend(createOfferTemplate);

export const useRemoveOfferTemplate = () =>
  useRefreshingMutation((id: number) => call(deleteOfferTemplate, { params: { id } }));
