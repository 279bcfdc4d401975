import {
  type ForgotPasswordInput,
  type LoginInput,
  type RegisterInput,
  type ResetPasswordInput,
  SIGNED_IN_HINT,
  type SetupInput,
  signInOptionsSchema,
  userSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, command } from './client.ts';
import { forgetAccount } from './query-client.ts';
import { USER, readUser, signOut, withOwnDrafts } from './signed-in-user.ts';

/** Who is signed in; null for nobody. */
export function useUser(options: { enabled?: boolean; refetchOnWindowFocus?: 'always' } = {}) {
  return useQuery({
    queryKey: [USER],
    queryFn: ({ signal }) => readUser(signal),
    ...options,
  });
}

/** False if nobody can be signed in, so that asking the server is pointless. */
export const mayBeSignedIn = (cookies: string): boolean =>
  cookies.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_HINT}=`));

export function useSignInOptions() {
  const path = '/api/auth/options';
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => call(path, signInOptionsSchema, { signal }),
  });
}

/** A call that signs in, and returns the user. */
function useSignInCall<Input>(path: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Input) => call(path, userSchema, { method: 'POST', body }),
    onSuccess: (user) => cache.setQueryData([USER], withOwnDrafts(user)),
  });
}

export const useLogin = () => useSignInCall<LoginInput>('/api/auth/login');
export const useRegister = () => useSignInCall<RegisterInput>('/api/auth/register');
export const useResetPassword = () => useSignInCall<ResetPasswordInput>('/api/auth/reset-password');
export const useSetup = () => useSignInCall<SetupInput>('/api/auth/setup');

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: ForgotPasswordInput) =>
      command('/api/auth/forgot-password', { method: 'POST', body }),
  });
}

/** Signing out clears the cache, too. */
export function useLogout() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => forgetAccount(cache),
  });
}
