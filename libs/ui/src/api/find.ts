import {
  assetSchema,
  contactSubmissionSchema,
  customerSchema,
  invoiceSchema,
  serviceSchema,
} from '@polaris/contracts';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { callPage } from './client.ts';
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

/** Contacts, customers, invoices, services and assets that contain the query. */
export function useFind(q: string) {
  const [contacts, customers, invoices, services, assets] = useQueries({
    queries: [
      found('/api/admin/contact-submissions', contactSubmissionSchema, q),
      found('/api/customers', customerSchema, q),
      found('/api/admin/invoices', invoiceSchema, q),
      found('/api/services', serviceSchema, q),
      found('/api/assets', assetSchema, q),
    ],
  });
  return { contacts, customers, invoices, services, assets };
}
