import {
  type CompanyUpdate,
  addCompanyPerson,
  createCompany,
  deleteCompany,
  getCompany,
  getCompanyMoney,
  listActivities,
  listAllInvoices,
  listAllPurchases,
  listAllSessions,
  listCompanies,
  listCompanyChanges,
  listCompanyMessages,
  listCompanyPeople,
  listCustomerCompanies,
  listMails,
  removeCompanyPerson,
  updateCompany,
} from '@polaris/contracts';
import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '../client/client.ts';
import { type EditOf, isUnchanged, replaceRecord } from '../client/edit-record.ts';
import { useQueuedRemoval, useRefreshingMutation, useSend } from '../client/mutations.ts';
import { PAGE_SIZE, updateCachedLists, usePages } from '../client/pages.ts';
import { queryOf } from '../client/queries.ts';
import { useBackgroundRefresh } from '../client/refresh-all.ts';

const COMPANIES = listCompanies.path;

/** The changes of a company that a form sends. */
export type CompanyChanges = Omit<CompanyUpdate, 'version'>;

export const useCompanyPages = (q: string) =>
  usePages(listCompanies, { query: { limit: PAGE_SIZE, q } });

/** The first few whose name contains the query. */
export const useCompanySuggestions = (q: string, limit: number) =>
  useQuery({
    queryKey: [COMPANIES, 'suggestions', q, limit],
    queryFn: ({ signal }) =>
      callPage(listCompanies, { query: { limit, q, total: 'none' }, signal }),
    placeholderData: (previous) => previous,
  });

/** One company, dropped from the cache once unused; an id of 0 is not requested. */
export const useCompany = (id: number) =>
  useQuery({
    ...queryOf(getCompany, { params: { id } }),
    queryKey: [COMPANIES, id],
    enabled: id > 0,
    gcTime: 0,
  });

export const useCreateCompany = () => useSend(createCompany);

export function useUpdateCompany() {
  const cache = useQueryClient();
  const refresh = useBackgroundRefresh();
  return useMutation({
    mutationFn: (edit: EditOf<typeof updateCompany>) => replaceRecord(cache, updateCompany, edit),
    onSuccess: ({ saved }) => {
      cache.setQueryData([COMPANIES, saved.id], saved);
      updateCachedLists(cache, COMPANIES, saved);
    },
    onSettled: (edited) => (isUnchanged(edited) ? undefined : refresh(edited)),
  });
}

/** Reloads everything but the data of the deleted company, whose page is closing. */
export function useRemoveCompany() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: useQueuedRemoval(deleteCompany),
    onSettled: (_none, _error, id) => {
      const isItsOwn = ({ queryKey: [path, key] }: Query) =>
        (path === COMPANIES && key === id) || String(path).startsWith(`${COMPANIES}/${id}/`);
      return cache.invalidateQueries({ predicate: (query) => !isItsOwn(query) });
    },
  });
}

interface Membership {
  companyId: number;
  customerId: number;
}

const paramsOf = ({ companyId, customerId }: Membership) => ({
  params: { id: companyId, customerId },
});

export const useAddCompanyPerson = () =>
  useRefreshingMutation((membership: Membership) => call(addCompanyPerson, paramsOf(membership)));

export const useRemoveCompanyPerson = () =>
  useRefreshingMutation((membership: Membership) =>
    call(removeCompanyPerson, paramsOf(membership)),
  );

/** The companies of a customer, starting with the one marked `isFirst`; none on an older server. */
export const useCustomerCompanies = (customerId: number) =>
  useQuery({
    ...queryOf(listCustomerCompanies, { params: { id: customerId } }),
    retry: false,
  });

const page = (id: number) => ({ params: { id }, query: { limit: PAGE_SIZE } });
const ofCompany = (companyId: number) => ({ query: { limit: PAGE_SIZE, companyId } });

export const useCompanyPeoplePages = (id: number) => usePages(listCompanyPeople, page(id));

export const useCompanyMoney = (id: number) =>
  useQuery(queryOf(getCompanyMoney, { params: { id } }));

export const useCompanyPurchasePages = (id: number) => usePages(listAllPurchases, ofCompany(id));
export const useCompanyInvoicePages = (id: number) => usePages(listAllInvoices, ofCompany(id));

/** The timeline events of the company's people, newest first. */
export const useCompanyHistoryPages = (id: number) => ({
  activities: usePages(listActivities, ofCompany(id)),
  purchases: usePages(listAllPurchases, ofCompany(id)),
  appointments: usePages(listAllSessions, ofCompany(id)),
  mails: usePages(listMails, ofCompany(id)),
  messages: usePages(listCompanyMessages, page(id)),
  changes: usePages(listCompanyChanges, page(id)),
});
