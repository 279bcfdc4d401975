import { getCalendarFeed, makeCalendarFeed, removeCalendarFeed } from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../client/client.ts';
import { queryOf } from '../../client/queries.ts';

export const useCalendarFeed = () => useQuery(queryOf(getCalendarFeed));

/** Its response has the URL, which is not shown again. */
export function useMakeCalendarFeed() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(makeCalendarFeed),
    onSuccess: () => cache.invalidateQueries(queryOf(getCalendarFeed)),
  });
}

export function useRemoveCalendarFeed() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeCalendarFeed),
    onSuccess: () => cache.invalidateQueries(queryOf(getCalendarFeed)),
  });
}
