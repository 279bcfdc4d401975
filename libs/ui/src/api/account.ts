import {
  type ChangePasswordInput,
  type DeleteAccountInput,
  type ProfileInput,
  deviceSchema,
  userSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { USER, leaveAccount } from './signed-in-user.ts';
import { call, command } from './client.ts';
import { listOf } from './list-of.ts';

const DEVICES = '/api/auth/devices';
const devicesSchema = listOf(deviceSchema);

/** The address of the download of all own data. */
export const ACCOUNT_DATA = '/api/account/data';

export function useUpdateProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileInput) => call(USER, userSchema, { method: 'PATCH', body }),
    onSuccess: (user) => cache.setQueryData([USER], user),
  });
}

/** Changes the password, which signs out every other device. */
export function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangePasswordInput) =>
      command('/api/auth/password', { method: 'PUT', body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [DEVICES] }),
  });
}

export function useDevices() {
  return useQuery({
    queryKey: [DEVICES],
    queryFn: ({ signal }) => call(DEVICES, devicesSchema, { signal }),
  });
}

export function useSignOutEverywhere() {
  return useMutation({
    mutationFn: () => command(DEVICES, { method: 'DELETE' }),
    onSuccess: leaveAccount,
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: DeleteAccountInput) => command('/api/account', { method: 'DELETE', body }),
    onSuccess: leaveAccount,
  });
}
