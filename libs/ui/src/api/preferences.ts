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

/** Saves one change after the other, each together with the latest values of the rest. */
export function useSavePreferences(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: PREFERENCES },
    mutationFn: (change: Partial<Preferences>) => {
      const body = { userId, ...cache.getQueryData<Preferences>(KEY), ...change };
      return call(PREFERENCES, preferencesSchema, { method: 'POST', body });
    },
    onSuccess: (saved) => {
      cache.setQueryData(KEY, saved);
      return cache.invalidateQueries({ queryKey: KEY });
    },
  });
}
