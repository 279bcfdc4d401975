import {
  MIN_SIMILAR,
  adminPurchaseSchema,
  assetSchema,
  contactSubmissionSchema,
  customerSchema,
  invoiceSchema,
  serviceSchema,
  similarPersonSchema,
} from '@polaris/contracts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { call, callPage } from './client.ts';
import { listOf } from './list-of.ts';
import { listPath } from './pages.ts';

/** How many results of each kind are shown. */
const SHOWN = 5;

/** The search for the first few records of a kind; a new query aborts the one before. */
const found = <T>(path: string, item: { parse(value: unknown): T }, q: string) => ({
  queryKey: [path, 'found', q],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callPage(listPath(path, { limit: SHOWN, q }), listOf(item), { signal }),
  enabled: q !== '',
  placeholderData: keepPreviousData,
});

/** Contacts, customers, purchases, invoices, services and assets that contain the query. */
export function useFind(q: string) {
  const [contacts, customers, purchases, invoices, services, assets] = useQueries({
    queries: [
      found('/api/admin/contact-submissions', contactSubmissionSchema, q),
      found('/api/customers', customerSchema, q),
      found('/api/admin/purchases', adminPurchaseSchema, q),
      found('/api/admin/invoices', invoiceSchema, q),
      found('/api/services', serviceSchema, q),
      found('/api/assets', assetSchema, q),
    ],
  });
  return { contacts, customers, purchases, invoices, services, assets };
}

const similarPeople = listOf(similarPersonSchema);

/** People who are written much like the query; nobody on an older server, which does not look for them. */
export function useFindSimilar(q: string, isEnabled: boolean) {
  const path = `/api/admin/similar-people?${new URLSearchParams({ q: q.slice(0, 200) })}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => call(path, similarPeople, { signal }),
    enabled: isEnabled && [...q].length >= MIN_SIMILAR,
    retry: false,
  });
}
