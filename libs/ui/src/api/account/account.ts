import {
  type ChangePasswordInput,
  type DeleteAccountInput,
  type ProfileInput,
  changePassword,
  deleteAccount,
  downloadAccountData,
  listDevices,
  signOutEverywhere,
  updateUser,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { queryOf } from '../client/queries.ts';
import { leaveAccount, userKey } from './signed-in-user.ts';

/** The download address of the user's data. */
export const ACCOUNT_DATA = downloadAccountData.path;

export function useUpdateProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileInput) => call(updateUser, { body }),
    onSuccess: (user) => cache.setQueryData(userKey, user),
  });
}

/** Changes the password, which signs out every other device. */
export function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordInput) => call(changePassword, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [listDevices.path] }),
  });
}

export const useDevices = () => useQuery(queryOf(listDevices));

export const useSignOutEverywhere = () =>
  useMutation({ mutationFn: () => call(signOutEverywhere), onSuccess: leaveAccount });

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (body: DeleteAccountInput) => call(deleteAccount, { body }),
    onSuccess: leaveAccount,
  });
