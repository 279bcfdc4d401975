import {
  type NewAccountFormValues,
  acceptInvitation,
  inviteCustomer,
  openInvitation,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../client/api-error.ts';
import { call } from '../../client/client.ts';
import { useRefreshAll } from '../../client/refresh-all.ts';
import { userKey } from '../../identity/signed-in-user.ts';

/** The invitation that a link belongs to. */
export const useInvitation = (token: string) => useQuery(queryOfLink(token));

const queryOfLink = (token: string) => ({
  queryKey: [openInvitation.path, token],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(openInvitation, { body: { token }, signal }),
});

/** Accepts it, with a password for a new account; returns the user. */
export function useAcceptInvitation(token: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (account: Partial<NewAccountFormValues>) =>
      call(acceptInvitation, { body: { ...account, token } }),
    // The link has expired, or another tab has signed in or created the account.
    onError: async (error) => {
      if (![404, 409, 410].some((status) => hasStatus(error, status))) return;
      await cache.invalidateQueries({ queryKey: queryOfLink(token).queryKey });
      await cache.invalidateQueries({ queryKey: userKey });
    },
  });
}

/** Invites a customer; the link of a response that has one is never cached. */
export function useInviteCustomer(id: number) {
  const refresh = useRefreshAll();
  return useMutation({
    gcTime: 0,
    mutationFn: () => call(inviteCustomer, { params: { id } }),
    onSettled: refresh,
  });
}
