import {
  type CancelEmailInput,
  type ChangeEmailInput,
  type DisownEmailInput,
  type User,
  type VerifyCodeInput,
  type VerifyEmailInput,
  userSchema,
  verifiedEmailSchema,
} from '@polaris/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from './api-error.ts';
import { USER } from './signed-in-user.ts';
import { call, command } from './client.ts';

const EMAIL = '/api/auth/email';

/** Verifies by the token of the mailed link, with or without a login session. */
export function useVerifyEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: VerifyEmailInput) =>
      call('/api/auth/verify-email', verifiedEmailSchema, { method: 'POST', body }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: [USER] }),
  });
}

export function useVerifyCode() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: VerifyCodeInput) =>
      call('/api/auth/verify-code', userSchema, { method: 'POST', body }),
    onSuccess: keepUser(cache),
    onError: (error) => readAgainAfterConflict(cache, error),
  });
}

/** Mails the link and the code once more. */
export function useSendVerification() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => command('/api/auth/verification', { method: 'POST' }),
    onError: (error) => readAgainAfterConflict(cache, error),
  });
}

export function useChangeEmail() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeEmailInput) => call(EMAIL, userSchema, { method: 'PUT', body }),
    onSuccess: keepUser(cache),
  });
}

/** Cancels the change to an address that is not verified yet. */
export function useCancelEmailChange() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(EMAIL, userSchema, { method: 'DELETE' }),
    onSuccess: keepUser(cache),
  });
}

/** For the reader of a mailbox that someone else has entered. */
export function useDisownEmail() {
  return useMutation({
    mutationFn: (body: DisownEmailInput) =>
      command('/api/auth/disown-email', { method: 'POST', body }),
  });
}

/** Cancels it by the link in the old mailbox, with or without a login session. */
export function useCancelEmailByLink() {
  return useMutation({
    mutationFn: (body: CancelEmailInput) =>
      call('/api/auth/cancel-email', verifiedEmailSchema, { method: 'POST', body }),
  });
}

const keepUser = (cache: QueryClient) => (user: User) => void cache.setQueryData([USER], user);

/** 409: the address was verified in another tab, so the user is reloaded. */
function readAgainAfterConflict(cache: QueryClient, error: unknown) {
  if (hasStatus(error, 409)) void cache.invalidateQueries({ queryKey: [USER] });
}
