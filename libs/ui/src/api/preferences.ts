import { type Preferences, preferencesSchema } from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';

const PREFERENCES = '/api/communication-preferences';
const KEY = [PREFERENCES];

export function usePreferences() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(PREFERENCES, preferencesSchema, { signal }),
  });
}

/**
 * Changes show at once and are saved one after the other, each with what holds when its turn comes;
 * one that fails is taken back.
 */
export function useChangePreferences(userId: string) {
  const cache = useQueryClient();
  const put = (change: Partial<Preferences>) =>
    cache.setQueryData<Preferences>(KEY, (now) => now && { ...now, ...change });
  return useMutation({
    mutationKey: KEY,
    scope: { id: PREFERENCES },
    mutationFn: (_change: Partial<Preferences>) => {
      const body = { userId, ...cache.getQueryData<Preferences>(KEY) };
      return call(PREFERENCES, preferencesSchema, { method: 'POST', body });
    },
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey: KEY });
      const before = cache.getQueryData<Preferences>(KEY);
      put(change);
      return before && valuesAt(before, change);
    },
    onError: (_error, _change, before) => before && put(before),
    onSettled: () =>
      cache.isMutating({ mutationKey: KEY }) === 1
        ? cache.invalidateQueries({ queryKey: KEY })
        : undefined,
  });
}

/** What the places of a change held before it. */
const valuesAt = (before: Preferences, change: Partial<Preferences>): Partial<Preferences> =>
  Object.fromEntries(Object.keys(change).map((key) => [key, before[key as keyof Preferences]]));
