import {
  type ForgotPasswordInput,
  type SentBody,
  type User,
  checkResetLink,
  forgotPassword,
  getSignInOptions,
  register,
  resetPassword,
  setUpOwner,
  signIn,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, send } from '../client/client.ts';
import { queryOf } from '../client/queries.ts';
import { forgetAccount } from '../client/query-client.ts';
import { readUser, signOutUser, userKey, claimUserDrafts } from './signed-in-user.ts';

/** Who is signed in; null if signed out. */
export function useUser(options: { enabled?: boolean; refetchOnWindowFocus?: 'always' } = {}) {
  return useQuery({
    queryKey: userKey,
    queryFn: ({ signal }) => readUser(signal),
    ...options,
  });
}

export const useSignInOptions = () => useQuery(queryOf(getSignInOptions));

type SignInEndpoint = typeof signIn | typeof register | typeof resetPassword | typeof setUpOwner;

/** A call that signs in, and returns the user. */
function useSignInCall<E extends SignInEndpoint>(endpoint: E) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: SentBody<E>) => send(endpoint, { body }) as Promise<User>,
    onSuccess: (user) => cache.setQueryData(userKey, claimUserDrafts(user)),
  });
}

export const useLogin = () => useSignInCall(signIn);
export const useRegister = () => useSignInCall(register);
export const useResetPassword = () => useSignInCall(resetPassword);
export const useSetup = () => useSignInCall(setUpOwner);

/** Checks whether a link for a new password still works; fails with 400 if not. */
export const useResetLink = (token: string) =>
  useQuery({
    queryKey: [checkResetLink.path, token],
    queryFn: async ({ signal }) => {
      await call(checkResetLink, { body: { token }, signal });
      return true;
    },
    retry: false,
    refetchOnWindowFocus: false,
  });

export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: ForgotPasswordInput) => call(forgotPassword, { body }) });

/** Signing out clears the cache, too. */
export function useLogout() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: signOutUser,
    onSuccess: () => forgetAccount(cache),
  });
}
