import {
  type Conversion,
  type CustomerFormValues,
  convertContact,
  createCustomer,
  deleteCustomer,
  getCustomer,
  listCustomers,
  listGridCustomers,
  matchCustomers,
  updateCustomer,
  updateSubmission,
} from '@polaris/contracts';
import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../client/api-error.ts';
import { call, callPage } from '../../client/client.ts';
import { type EditOf, isUnchanged, replaceRecord } from '../../client/edit-record.ts';
import { useQueuedRemoval, useRefreshingMutation } from '../../client/mutations.ts';
import { updateCachedLists } from '../../client/pages.ts';
import { pathOf } from '../../client/path-of.ts';
import { queryOf } from '../../client/queries.ts';
import { useBackgroundRefresh } from '../../client/refresh-all.ts';
import { queueWrite } from '../../client/write-queue.ts';

const CUSTOMERS = listCustomers.path;

const suggestions = (q: string, limit: number) => ({
  queryKey: [CUSTOMERS, 'suggestions', q, limit],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callPage(listCustomers, { query: { limit, q, total: 'none' }, signal }),
});

/** The first few whose name, email or company contains the query; the newest without one. */
export const useCustomerSuggestions = (q: string, limit: number, enabled = true) =>
  useQuery({
    ...suggestions(q, limit),
    enabled,
    placeholderData: (previous) => previous,
  });

/** Reads the suggestions for a query, unless they are cached; none if they cannot be read. */
export function useFindCustomers() {
  const cache = useQueryClient();
  return (q: string, limit: number) =>
    cache.fetchQuery(suggestions(q, limit)).then(
      ({ items }) => items,
      () => [],
    );
}

/** One customer, dropped from the cache once unused; an id of 0 is not requested. */
export const useCustomer = (id: number) =>
  useQuery({
    ...queryOf(getCustomer, { params: { id } }),
    queryKey: [CUSTOMERS, id],
    enabled: id > 0,
    gcTime: 0,
  });

interface Known {
  name?: string;
  email: string | null;
  phone: string | null;
}

const matchesOf = ({ name = '', email, phone }: Known) => ({
  query: { name, email: email ?? '', phone: phone ?? '' },
});

/** Finds customers by name, email or phone; none on an older server. */
export const useFindCustomerMatches = () => (known: Known) =>
  call(matchCustomers, matchesOf(known)).catch((error: unknown) => {
    if (hasStatus(error, 400) || hasStatus(error, 404)) return [];
    throw error;
  });

/** Customers with an email or phone; none while both are too short. */
export const useCustomerMatches = (known: Known) =>
  useQuery({
    ...queryOf(matchCustomers, matchesOf(known)),
    queryKey: [CUSTOMERS, 'matches', known],
    enabled: Boolean(known.email ?? known.phone),
    gcTime: 0,
    // Optional: the form works without a response.
    retry: false,
  });

interface NewCustomer {
  customer: CustomerFormValues;
  /** Fails with 409 if a customer has the name, email or phone. */
  unlessKnown: boolean;
}

export const useCreateCustomer = () =>
  useRefreshingMutation(({ customer: body, unlessKnown }: NewCustomer) =>
    call(createCustomer, { query: { unlessKnown: unlessKnown ? 'true' : '' }, body }),
  );

export function useUpdateCustomer() {
  const cache = useQueryClient();
  const refresh = useBackgroundRefresh();
  return useMutation({
    mutationFn: (edit: EditOf<typeof updateCustomer>) => replaceRecord(cache, updateCustomer, edit),
    onSuccess: ({ saved }) => {
      cache.setQueryData([CUSTOMERS, saved.id], saved);
      updateCachedLists(cache, CUSTOMERS, saved);
      updateCachedLists(cache, listGridCustomers.path, saved);
    },
    onSettled: (edited) => (isUnchanged(edited) ? undefined : refresh(edited)),
  });
}

export function useRemoveCustomer() {
  const refreshOthers = useRefreshOthers();
  return useMutation({
    mutationFn: useQueuedRemoval(deleteCustomer),
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

/** Waits for queued changes of the submission. */
export function useConvertContact() {
  const cache = useQueryClient();
  return useRefreshingMutation(({ contactId, ...body }: Conversion & { contactId: number }) => {
    const params = { id: contactId };
    return queueWrite(cache, pathOf(updateSubmission, { params }), () =>
      call(convertContact, { params, body }),
    );
  });
}
