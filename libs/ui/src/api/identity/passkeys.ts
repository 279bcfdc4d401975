import {
  type ChangePasskeyInput,
  addPasskey,
  prepareNewPasskey,
  removePasskey,
  renamePasskey,
} from '@polaris/contracts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { makePasskey } from './passkey-in-browser.ts';
import { useReadTwoFactorAgain } from './two-factor.ts';

/** Creates a passkey in this browser, and adds it to the account. */
export function useAddPasskey() {
  const onSettled = useReadTwoFactorAgain();
  return useMutation({
    mutationFn: async (body: ChangePasskeyInput) =>
      call(addPasskey, { body: await makePasskey(await call(prepareNewPasskey, { body })) }),
    onSettled,
  });
}

export function useRenamePasskey() {
  const onSettled = useReadTwoFactorAgain();
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call(renamePasskey, { params: { id: String(id) }, body: { name } }),
    onSettled,
  });
}

export function useRemovePasskey() {
  const onSettled = useReadTwoFactorAgain();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number } & ChangePasskeyInput) =>
      call(removePasskey, { params: { id: String(id) }, body }),
    onSettled,
  });
}
