import {
  createActivity,
  deleteActivity,
  listActivities,
  listCustomerActivities,
  listDueActivities,
  listRecentActivities,
  updateActivity,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeOf, patchRecord } from '../client/edit-record.ts';
import { useRemove, useSend } from '../client/mutations.ts';
import { type FilterOf, PAGE_SIZE, updateCachedLists, usePages } from '../client/pages.ts';
import { pathOf } from '../client/path-of.ts';
import { pageQueryOf } from '../client/queries.ts';
import { useBackgroundRefresh } from '../client/refresh-all.ts';

export type ActivityFilter = FilterOf<typeof listActivities>;

/** Activities, newest first. */
export const useActivityPages = (filter: ActivityFilter = {}) =>
  usePages(listActivities, { query: { limit: PAGE_SIZE, ...filter } });

/** The activities of one customer, newest first. */
export const useCustomerActivityPages = (id: number) =>
  usePages(listCustomerActivities, { params: { id }, query: { limit: PAGE_SIZE } });

/** The newest activities of the last 30 days, with their total. */
export const useRecentActivities = (limit: number) =>
  useQuery(pageQueryOf(listRecentActivities, { query: { limit } }));

/** Activities that are due and not done, the most urgent first. */
export const useDueActivities = (limit: number) =>
  useQuery(pageQueryOf(listDueActivities, { query: { limit } }));

export const useLogActivity = () => useSend(createActivity);

export function useUpdateActivity() {
  const cache = useQueryClient();
  const refresh = useBackgroundRefresh();
  return useMutation({
    mutationFn: (change: ChangeOf<typeof updateActivity>) =>
      patchRecord(cache, updateActivity, change),
    onSuccess: (saved) => {
      const params = { id: saved.customerId };
      updateCachedLists(cache, listActivities.path, saved);
      updateCachedLists(cache, pathOf(listCustomerActivities, { params }), saved);
    },
    onSettled: refresh,
  });
}

export const useRemoveActivity = () => useRemove(deleteActivity);
