import {
  type ForgotPasswordInput,
  type LoginInput,
  type RegisterInput,
  type ResetPasswordInput,
  SIGNED_IN_HINT,
  type SetupInput,
  type User,
  signInOptionsSchema,
  userSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callOrNull, command } from './client.ts';
import { claimDrafts, dropDrafts } from './drafts.ts';

export const USER = '/api/auth/user';

/** Who is signed in; null for nobody. */
export function useUser(options: { enabled?: boolean; refetchOnWindowFocus?: 'always' } = {}) {
  return useQuery({
    queryKey: [USER],
    queryFn: async ({ signal }) => withOwnDrafts(await callOrNull(USER, userSchema, { signal })),
    ...options,
  });
}

/** Deletes the drafts of any other account before the screens of this user read theirs. */
function withOwnDrafts(user: User | null): User | null {
  if (user) claimDrafts(user.id);
  return user;
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

/** Signing out clears the cache and the drafts. */
export function useLogout() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => command('/api/auth/logout', { method: 'POST' }),
    onSuccess: () => {
      dropDrafts();
      cache.setQueryData([USER], null);
      cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER });
    },
  });
}
