import {
  type CustomerLink,
  createOneTimeLink,
  getAccountGain,
  getCustomerAccount,
  listCustomerDevices,
  linkCustomerAccount,
  searchAccounts,
  setAccountAccess,
  signOutCustomer,
  signOutCustomerDevice,
} from '@polaris/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, callPage } from '../../client/client.ts';
import { useRefreshingMutation, useSend } from '../../client/mutations.ts';
import { queryOf } from '../../client/queries.ts';
import { useRefreshAll } from '../../client/refresh-all.ts';

/** The first few accounts whose email or name contains the query; the newest without one. */
export const useAccountSuggestions = (q: string, limit: number) =>
  useQuery({
    queryKey: [searchAccounts.path, q, limit],
    queryFn: ({ signal }) => callPage(searchAccounts, { query: { limit, q }, signal }),
    placeholderData: (previous) => previous,
  });

/** The account linked with a customer, or null. */
export const useLinkedAccount = (customerId: number) =>
  useCustomerLink(customerId, ({ account }) => account);

/** The invitation that a customer has not accepted yet, or null. */
export const useOpenInvitation = (customerId: number) =>
  useCustomerLink(customerId, ({ invitation }) => invitation);

const useCustomerLink = <Part>(id: number, select: (link: CustomerLink) => Part) =>
  useQuery({ ...queryOf(getCustomerAccount, { params: { id } }), select });

/** What an account would see once it is linked. Not requested without an account; nothing on an older server. */
export const useAccountGain = (id: number, userId: string | undefined) =>
  useQuery({
    ...queryOf(getAccountGain, { params: { id }, query: { userId: userId ?? '' } }),
    enabled: userId !== undefined,
    retry: false,
    gcTime: 0,
  });

export const useLinkAccount = (id: number) =>
  useRefreshingMutation((userId: string | null) =>
    call(linkCustomerAccount, { params: { id }, body: { userId } }),
  );

/** Disables the account of a customer, or enables it again. */
export const useSetAccountAccess = (id: number) => useSend(setAccountAccess, { params: { id } });

export const useCustomerDevices = (id: number) =>
  useQuery(queryOf(listCustomerDevices, { params: { id } }));

/** Signs a customer out on one device, or everywhere if none is given. */
export const useSignCustomerOut = (id: number) =>
  useRefreshingMutation((deviceId: string | undefined) =>
    deviceId === undefined
      ? call(signOutCustomer, { params: { id } })
      : call(signOutCustomerDevice, { params: { id, deviceId } }),
  );

/** Creates a link for choosing a new password, to give to the account's user. It is never cached. */
export function useMakeOneTimeLink(id: number) {
  const refresh = useRefreshAll();
  return useMutation({
    gcTime: 0,
    mutationFn: () => call(createOneTimeLink, { params: { id } }),
    // The audit log has a new entry.
    onSuccess: () => void refresh(),
  });
}
