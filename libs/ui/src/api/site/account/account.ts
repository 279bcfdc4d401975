import {
  type ChangePasswordInput,
  type DeleteAccountInput,
  type Device,
  type SentBody,
  type SignOutDeviceInput,
  changePassword,
  deleteAccount,
  listDevices,
  signOutDevice,
  signOutEverywhere,
  updateUser,
  uploadPicture,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../client/client.ts';
import { queryOf } from '../../client/queries.ts';
import { leaveAccount, signOutUser, userKey } from '../../identity/signed-in-user.ts';

export function useUpdateProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBody<typeof updateUser>) => call(updateUser, { body }),
    onSuccess: (user) => cache.setQueryData(userKey, user),
  });
}

/** Prepares a file, and uploads it as the profile picture. */
export function useUploadPicture(prepare: (file: File) => Promise<Blob>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => call(uploadPicture, { body: await prepare(file) }),
    onSuccess: (user) => cache.setQueryData(userKey, user),
  });
}

export function useRemovePicture() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(updateUser, { body: { profileImageUrl: null } }),
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

interface DeviceToSignOut {
  device: Device;
  body: SignOutDeviceInput;
}

/** Signs out on a device; on this one in the same way as the menu. */
export function useSignOutDevice() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ device: { id: deviceId, current }, body }: DeviceToSignOut) =>
      current ? signOutUser() : call(signOutDevice, { params: { deviceId }, body }),
    onSettled: (_done, error, { device }) =>
      device.current && !error
        ? undefined
        : cache.invalidateQueries({ queryKey: [listDevices.path] }),
  });
}

export const useSignOutEverywhere = () =>
  useMutation({ mutationFn: () => call(signOutEverywhere), onSuccess: leaveAccount });

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (body: DeleteAccountInput) => call(deleteAccount, { body }),
    onSuccess: leaveAccount,
  });
