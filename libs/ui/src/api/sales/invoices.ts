import {
  type Invoice,
  type InvoiceInput,
  createInvoice,
  creditInvoice,
  deleteInvoice,
  downloadInvoice,
  getInvoice,
  getInvoiceBuyer,
  issueInvoice,
  listAllInvoices,
  listInvoices,
  sendInvoice,
  setInvoiceRecipient,
  updateInvoice,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useSend, useRefreshingMutation } from '../client/mutations.ts';
import { type FilterOf, PAGE_SIZE, usePages } from '../client/pages.ts';
import { pathOf } from '../client/path-of.ts';
import { pageQueryOf, queryOf } from '../client/queries.ts';

export type InvoiceFilter = FilterOf<typeof listAllInvoices>;

/** Invoices and credit notes, newest first. */
export const useInvoicePages = (filter: InvoiceFilter) =>
  usePages(listAllInvoices, { query: { limit: PAGE_SIZE, ...filter } });

/** The invoices and credit notes of a purchase, newest first. */
export const usePurchaseInvoicePages = (purchaseId: number) =>
  usePages(listAllInvoices, { query: { limit: PAGE_SIZE, purchaseId } });

/** An id of 0 is not requested. */
export const useInvoice = (id: number) =>
  useQuery({
    ...queryOf(getInvoice, { params: { id } }),
    queryKey: [listAllInvoices.path, id],
    enabled: id > 0,
  });

/** Reads the initial values of a customer's draft. */
export const useReadInvoiceBuyer = () =>
  useMutation({
    mutationFn: (customerId: number) => call(getInvoiceBuyer, { query: { customerId } }),
  });

/** The address of an issued invoice's PDF, for buyer and owner. */
export const invoiceFilePath = (id: number): string => pathOf(downloadInvoice, { params: { id } });

interface Keyed<Body> {
  body: Body;
  /** An idempotency key: one for each intent. */
  key: string;
}

export const useCreateInvoice = () =>
  useRefreshingMutation((sent: Keyed<InvoiceInput>) => call(createInvoice, sent));

/** Replaces the content of a draft. */
export const useUpdateInvoice = (id: number) => useSend(updateInvoice, { params: { id } });

export function useRemoveInvoice() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteInvoice, { params: { id } }),
    // The record is deleted, and its screen is closing.
    onSettled: () => cache.invalidateQueries({ queryKey: [listAllInvoices.path, 'pages'] }),
  });
}

type InvoiceRef = Pick<Invoice, 'id' | 'version'>;

const actions = { issue: issueInvoice, send: sendInvoice };

/** Issues a draft, or mails an invoice, in the shown version. */
export const useInvoiceAction = (action: keyof typeof actions) =>
  useRefreshingMutation(({ id, version }: InvoiceRef) =>
    call(actions[action], { params: { id }, body: { version } }),
  );

/** Changes the mail address of an issued invoice. */
export const useSetInvoiceRecipient = (id: number) =>
  useSend(setInvoiceRecipient, { params: { id } });

/** Credits an invoice; returns the credit note. */
export const useCreditInvoice = () =>
  useRefreshingMutation(({ body: { id, version }, key }: Keyed<InvoiceRef>) =>
    call(creditInvoice, { params: { id }, body: { version }, key }),
  );

const AWAITED_MS = 3000;

/** The invoices that were issued to the signed-in account, newest first; polled while a payment is pending. */
export const useOwnInvoices = (pendingId: number | null = null) =>
  useQuery({
    ...pageQueryOf(listInvoices),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ id, owed }) => id === pendingId && owed > 0) ? AWAITED_MS : false,
  });
