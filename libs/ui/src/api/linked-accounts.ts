import {
  type CustomerLink,
  accountSummarySchema,
  linkSchema,
  oneTimeLinkSchema,
} from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from './client.ts';
import { listOf } from './list-of.ts';
import { listPath } from './pages.ts';
import { useRefreshAll } from './refresh-all.ts';

const USERS = '/api/admin/users';
const summariesSchema = listOf(accountSummarySchema);
const linkPath = (customerId: number) => `/api/customers/${customerId}/account`;

/** The first few accounts whose email or name contains the query; the newest without one. */
export function useAccountSuggestions(q: string, limit: number) {
  return useQuery({
    queryKey: [USERS, q, limit],
    queryFn: ({ signal }) => callPage(listPath(USERS, { limit, q }), summariesSchema, { signal }),
    placeholderData: (previous) => previous,
  });
}

/** The account linked with a customer, or null. */
export const useLinkedAccount = (customerId: number) =>
  useCustomerLink(customerId, ({ account }) => account);

/** The invitation that a customer has not accepted yet, or null. */
export const useOpenInvitation = (customerId: number) =>
  useCustomerLink(customerId, ({ invitation }) => invitation);

function useCustomerLink<Part>(customerId: number, select: (link: CustomerLink) => Part) {
  return useQuery({
    queryKey: [linkPath(customerId)],
    queryFn: ({ signal }) => call(linkPath(customerId), linkSchema, { signal }),
    select,
  });
}

export function useLinkAccount(customerId: number) {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (userId: string | null) =>
      call(linkPath(customerId), linkSchema, { method: 'PUT', body: { userId } }),
    onSettled: refresh,
  });
}

/** A link with which the account's owner chooses a new password. It is never cached. */
export function useMakeOneTimeLink(customerId: number) {
  const refresh = useRefreshAll();
  return useMutation({
    gcTime: 0,
    mutationFn: () =>
      call(`${linkPath(customerId)}/one-time-link`, oneTimeLinkSchema, { method: 'POST' }),
    // The audit log has a new entry.
    onSuccess: () => void refresh(),
  });
}
