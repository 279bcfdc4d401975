import {
  type ForgotPasswordInput,
  SIGNED_IN_HINT,
  type SentBody,
  type User,
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

/** Who is signed in; null for nobody. */
export function useUser(options: { enabled?: boolean; refetchOnWindowFocus?: 'always' } = {}) {
  return useQuery({
    queryKey: userKey,
    queryFn: ({ signal }) => readUser(signal),
    ...options,
  });
}

/** False if no one can be signed in, so that no request is needed. */
export const mayBeSignedIn = (cookies: string): boolean =>
  cookies.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_HINT}=`));

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
