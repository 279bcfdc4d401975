import {
  MIN_SIMILAR,
  fillPath,
  findSimilarPeople,
  listAllInvoices,
  listAllPurchases,
  listAssets,
  listCompanies,
  listCustomers,
  listServices,
  listSubmissions,
  listTasks,
} from '@polaris/contracts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { type ListEndpoint, readListPage } from '../../client/client.ts';
import { queryOf } from '../../client/queries.ts';

/** The number of results of each kind. */
const SHOWN = 5;

/** The search for the first few records of a kind; a new query aborts the one before. */
const found = <E extends ListEndpoint>(endpoint: E, q: string) => ({
  queryKey: [endpoint.path, 'found', q],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    readListPage(
      endpoint,
      fillPath(endpoint.path, { query: { limit: SHOWN, q, total: 'none' } }),
      signal,
    ),
  enabled: q !== '',
  placeholderData: keepPreviousData,
});

/** Contacts, customers, companies, tasks, purchases, invoices, services and assets that contain the query. */
export function useFind(q: string) {
  const [contacts, customers, companies, tasks, purchases, invoices, services, assets] = useQueries(
    {
      queries: [
        found(listSubmissions, q),
        found(listCustomers, q),
        found(listCompanies, q),
        found(listTasks, q),
        found(listAllPurchases, q),
        found(listAllInvoices, q),
        found(listServices, q),
        found(listAssets, q),
      ],
    },
  );
  return { contacts, customers, companies, tasks, purchases, invoices, services, assets };
}

/** People with similar names; none on an older server. */
export const useFindSimilar = (q: string, isEnabled: boolean) =>
  useQuery({
    ...queryOf(findSimilarPeople, { query: { q: q.slice(0, 200) } }),
    enabled: isEnabled && [...q].length >= MIN_SIMILAR,
    retry: false,
  });
