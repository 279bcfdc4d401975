import {
  type Conversion,
  type Customer,
  type CustomerInput,
  type CustomerUpdate,
  customerMatchesSchema,
  customerSchema,
  customerUpdateSchema,
} from '@polaris/contracts';
import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from './api-error.ts';
import { call, callPage, command } from './client.ts';
import { contactPath } from './contacts.ts';
import { GRID } from './customer-grid.ts';
import { type Edit, isUnchanged, replaceRecord } from './edit-record.ts';
import { listOf } from './list-of.ts';
import { listPath, putInPages } from './pages.ts';
import { afterChanges } from './record-turns.ts';
import { useRefreshAll, useRefreshBehind } from './refresh-all.ts';

export const CUSTOMERS = '/api/customers';
const customersSchema = listOf(customerSchema);
const replaced = { path: CUSTOMERS, record: customerSchema, input: customerUpdateSchema };

/** The first few whose name, email or company contains the query; the newest without one. */
export function useCustomerSuggestions(q: string, limit: number) {
  return useQuery({
    queryKey: [CUSTOMERS, 'suggestions', q, limit],
    queryFn: ({ signal }) =>
      callPage(listPath(CUSTOMERS, { limit, q }), customersSchema, { signal }),
    placeholderData: (previous) => previous,
  });
}

/** One customer, dropped from the cache once unused; an id of 0 is not requested. */
export function useCustomer(id: number) {
  return useQuery({
    queryKey: [CUSTOMERS, id],
    queryFn: ({ signal }) => call(`${CUSTOMERS}/${id}`, customerSchema, { signal }),
    enabled: id > 0,
    gcTime: 0,
  });
}

interface Known {
  email: string | null;
  phone: string | null;
}

const matchesPath = ({ email, phone }: Known): string =>
  listPath(`${CUSTOMERS}/matches`, { email: email ?? '', phone: phone ?? '' });

/** Finds the customers who have an email or a phone; nobody on an older server, which cannot tell. */
export const useFindCustomerMatches = () => (known: Known) =>
  call(matchesPath(known), customerMatchesSchema).catch((error: unknown) => {
    if (hasStatus(error, 400) || hasStatus(error, 404)) return [];
    throw error;
  });

/** The customers who have an email or a phone; nobody while both are too short to tell. */
export function useCustomerMatches(known: Known) {
  return useQuery({
    queryKey: [CUSTOMERS, 'matches', known],
    queryFn: ({ signal }) => call(matchesPath(known), customerMatchesSchema, { signal }),
    enabled: Boolean(known.email ?? known.phone),
    gcTime: 0,
    // It advises: without an answer the form works as it is.
    retry: false,
  });
}

interface NewCustomer {
  customer: CustomerInput;
  /** Fails with 409 where a customer has the email or the phone. */
  unlessKnown: boolean;
}

export function useCreateCustomer() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ customer: body, unlessKnown }: NewCustomer) =>
      call(listPath(CUSTOMERS, { unlessKnown: unlessKnown ? 'true' : '' }), customerSchema, {
        method: 'POST',
        body,
      }),
    onSettled: refresh,
  });
}

export function useUpdateCustomer() {
  const cache = useQueryClient();
  const refresh = useRefreshBehind();
  return useMutation({
    mutationFn: (edit: Edit<Customer, CustomerUpdate>) => replaceRecord(cache, replaced, edit),
    onSuccess: ({ saved }) => {
      cache.setQueryData([CUSTOMERS, saved.id], saved);
      putInPages(cache, CUSTOMERS, saved);
      putInPages(cache, GRID, saved);
    },
    onSettled: (edited) => (isUnchanged(edited) ? undefined : refresh(edited)),
  });
}

export function useRemoveCustomer() {
  const cache = useQueryClient();
  const refreshOthers = useRefreshOthers();
  return useMutation({
    mutationFn: (id: number) => {
      const path = `${CUSTOMERS}/${id}`;
      return afterChanges(cache, path, () => command(path, { method: 'DELETE' }));
    },
    onSettled: (_none, _error, id) => refreshOthers(id),
  });
}

/** Reloads everything but the data of a deleted customer, which is reloaded when it is next used. */
function useRefreshOthers() {
  const cache = useQueryClient();
  return (id: number) => {
    const isItsOwn = ({ queryKey: [path, key] }: Query) =>
      (path === CUSTOMERS && key === id) || String(path).startsWith(`${CUSTOMERS}/${id}/`);
    void cache.invalidateQueries({ predicate: isItsOwn, refetchType: 'none' });
    return cache.invalidateQueries({ predicate: (query) => !isItsOwn(query) });
  };
}

export function useConvertContact() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ contactId, ...body }: Conversion & { contactId: number }) =>
      afterChanges(cache, contactPath(contactId), () =>
        call(`/api/contacts/${contactId}/convert`, customerSchema, { method: 'POST', body }),
      ),
    onSettled: refresh,
  });
}
