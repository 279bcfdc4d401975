import {
  type AcceptanceFormValues,
  invitationSchema,
  sentInvitationSchema,
  userSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from './api-error.ts';
import { USER } from './signed-in-user.ts';
import { call } from './client.ts';
import { useRefreshAll } from './refresh-all.ts';

const pathOf = (token: string) => `/api/invitations/${encodeURIComponent(token)}`;

/** What the link of an invitation leads to. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: [pathOf(token)],
    queryFn: ({ signal }) => call(pathOf(token), invitationSchema, { signal }),
  });
}

/** Accepts it, with a password where that makes a new account; answers the user. */
export function useAcceptInvitation(token: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: AcceptanceFormValues) =>
      call(pathOf(token), userSchema, { method: 'POST', body }),
    // The link has ended, or somebody has signed in or made the account in another tab.
    onError: async (error) => {
      if (![404, 409, 410].some((status) => hasStatus(error, status))) return;
      await cache.invalidateQueries({ queryKey: [pathOf(token)] });
      await cache.invalidateQueries({ queryKey: [USER] });
    },
  });
}

/** Invites a customer; the link of a response that has one is never cached. */
export function useInviteCustomer(customerId: number) {
  const refresh = useRefreshAll();
  return useMutation({
    gcTime: 0,
    mutationFn: () =>
      call(`/api/admin/customers/${customerId}/invite`, sentInvitationSchema, { method: 'POST' }),
    onSettled: refresh,
  });
}
