import {
  type Invoice,
  type InvoiceInput,
  type InvoiceRecipientInput,
  type InvoiceState,
  type InvoiceUpdate,
  invoiceBuyerSchema,
  invoiceRecordSchema,
  invoiceSchema,
  ownInvoiceSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage, command } from './client.ts';
import { listOf } from './list-of.ts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';
import { useRefreshAll } from './refresh-all.ts';

export const INVOICES = '/api/admin/invoices';
const OWN_INVOICES = '/api/invoices';
const ownInvoicesSchema = listOf(ownInvoiceSchema);

export interface InvoiceFilter {
  q?: string;
  state?: InvoiceState | '';
}

/** Invoices and credit notes, newest first. */
export const useInvoicePages = (filter: InvoiceFilter) =>
  usePages(listPath(INVOICES, { limit: PAGE_SIZE, ...filter }), invoiceSchema);

/** An id of 0 is not requested. */
export function useInvoice(id: number) {
  return useQuery({
    queryKey: [INVOICES, id],
    queryFn: ({ signal }) => call(`${INVOICES}/${id}`, invoiceRecordSchema, { signal }),
    enabled: id > 0,
  });
}

/** Reads what a draft for a customer begins with. */
export function useReadInvoiceBuyer() {
  return useMutation({
    mutationFn: (customerId: number) =>
      call(`${INVOICES}/buyer?customerId=${customerId}`, invoiceBuyerSchema),
  });
}

/** Where the PDF of an issued invoice is, for its buyer and for the owner. */
export const invoiceFilePath = (id: number): string => `${OWN_INVOICES}/${id}/pdf`;

interface Keyed<Body> {
  body: Body;
  /** An idempotency key: one for each intent. */
  key: string;
}

export function useCreateInvoice() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ body, key }: Keyed<InvoiceInput>) =>
      call(INVOICES, invoiceRecordSchema, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body,
      }),
    onSettled: refresh,
  });
}

/** Replaces the content of a draft. */
export function useUpdateInvoice(id: number) {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: InvoiceUpdate) =>
      call(`${INVOICES}/${id}`, invoiceRecordSchema, { method: 'PUT', body }),
    onSettled: refresh,
  });
}

export function useRemoveInvoice() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => command(`${INVOICES}/${id}`, { method: 'DELETE' }),
    // The record itself is gone: its screen is about to be left.
    onSettled: () => cache.invalidateQueries({ queryKey: [INVOICES, 'pages'] }),
  });
}

type Acted = Pick<Invoice, 'id' | 'version'>;

/** Issues a draft, or mails an invoice, in the version that was looked at. */
export function useInvoiceAction(action: 'issue' | 'send') {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ id, version }: Acted) =>
      call(`${INVOICES}/${id}/${action}`, invoiceRecordSchema, {
        method: 'POST',
        body: { version },
      }),
    onSettled: refresh,
  });
}

/** The address that an issued invoice is mailed to from now on. */
export function useSetInvoiceRecipient(id: number) {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: InvoiceRecipientInput) =>
      call(`${INVOICES}/${id}/recipient`, invoiceRecordSchema, { method: 'PUT', body }),
    onSettled: refresh,
  });
}

/** Takes an invoice back; answers the credit note. */
export function useCreditInvoice() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ body: { id, version }, key }: Keyed<Acted>) =>
      call(`${INVOICES}/${id}/credit`, invoiceRecordSchema, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: { version },
      }),
    onSettled: refresh,
  });
}

/** The invoices that were issued to the signed-in account, newest first. */
export function useOwnInvoices() {
  return useQuery({
    queryKey: [OWN_INVOICES],
    queryFn: ({ signal }) => callPage(OWN_INVOICES, ownInvoicesSchema, { signal }),
  });
}
