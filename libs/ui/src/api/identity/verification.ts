import {
  type CancelEmailInput,
  type ChangeEmailInput,
  type DisownEmailInput,
  type User,
  type VerifyCodeInput,
  type VerifyEmailInput,
  cancelEmailChange,
  cancelEmailChangeByLink,
  changeEmail,
  disownEmail,
  resendVerification,
  verifyEmail,
  verifyEmailByCode,
} from '@polaris/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../client/api-error.ts';
import { call } from '../client/client.ts';
import { userKey } from './signed-in-user.ts';

/** Verifies by the token of the mailed link, with or without a login session. */
export function useVerifyEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: VerifyEmailInput) => call(verifyEmail, { body }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: userKey }),
  });
}

export function useVerifyCode() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: VerifyCodeInput) => call(verifyEmailByCode, { body }),
    onSuccess: cacheUser(cache),
    onError: (error) => readAgainAfterConflict(cache, error),
  });
}

/** Sends the mail with the link and the code again. */
export function useSendVerification() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(resendVerification),
    onError: (error) => readAgainAfterConflict(cache, error),
  });
}

export function useChangeEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeEmailInput) => call(changeEmail, { body }),
    onSuccess: cacheUser(cache),
  });
}

/** Cancels the change to an address that is not verified yet. */
export function useCancelEmailChange() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: () => call(cancelEmailChange), onSuccess: cacheUser(cache) });
}

/** Used by the real owner of an address that someone else has entered. */
export const useDisownEmail = () =>
  useMutation({ mutationFn: (body: DisownEmailInput) => call(disownEmail, { body }) });

/** Cancels the change with the link sent to the old address, with or without a login session. */
export const useCancelEmailByLink = () =>
  useMutation({ mutationFn: (body: CancelEmailInput) => call(cancelEmailChangeByLink, { body }) });

const cacheUser = (cache: QueryClient) => (user: User) => void cache.setQueryData(userKey, user);

/** 409 means that the address was verified in another tab, so the user is reloaded. */
function readAgainAfterConflict(cache: QueryClient, error: unknown) {
  if (hasStatus(error, 409)) void cache.invalidateQueries({ queryKey: userKey });
}
