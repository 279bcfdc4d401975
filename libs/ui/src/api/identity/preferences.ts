import { type Preferences, getPreferences, savePreferences } from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { queryOf } from '../client/queries.ts';

export const usePreferences = () => useQuery(queryOf(getPreferences));

/** Saves changes one at a time, each together with the latest values of the other preferences. */
export function useSavePreferences(userId: string) {
  const cache = useQueryClient();
  const { queryKey } = queryOf(getPreferences);
  return useMutation({
    scope: { id: getPreferences.path },
    mutationFn: (change: Partial<Preferences>) => {
      const body = { userId, ...cache.getQueryData<Preferences>(queryKey)!, ...change };
      return call(savePreferences, { body });
    },
    onSuccess: (saved) => {
      cache.setQueryData(queryKey, saved);
      return cache.invalidateQueries({ queryKey });
    },
  });
}
