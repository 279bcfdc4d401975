import {
  type Activity,
  type ActivityInput,
  type ActivityType,
  type ActivityUpdate,
  activitySchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage, command } from './client.ts';
import { listOf } from './list-of.ts';
import { patchRecord } from './edit-record.ts';
import { PAGE_SIZE, listPath, putInPages, usePages } from './pages.ts';
import { afterChanges } from './record-turns.ts';
import { useRefreshAll, useRefreshBehind } from './refresh-all.ts';

export const ACTIVITIES = '/api/activities';
const activitiesSchema = listOf(activitySchema);

export interface ActivityFilter {
  q?: string;
  type?: ActivityType | '';
}

/** Activities, newest first. */
export const useActivityPages = (filter: ActivityFilter = {}) =>
  usePages(listPath(ACTIVITIES, { limit: PAGE_SIZE, ...filter }), activitySchema);

/** The activities of one customer, newest first. */
export const useCustomerActivityPages = (customerId: number) =>
  usePages(
    listPath(`/api/customers/${customerId}/activities`, { limit: PAGE_SIZE }),
    activitySchema,
  );

/** The newest activities of the last 30 days, with their total. */
export function useRecentActivities(limit: number) {
  const path = listPath(`${ACTIVITIES}/recent`, { limit });
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callPage(path, activitiesSchema, { signal }),
  });
}

/** Activities that are due and not done, the most urgent first. */
export function useDueActivities(limit: number) {
  const path = listPath(`${ACTIVITIES}/due`, { limit });
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callPage(path, activitiesSchema, { signal }),
  });
}

export function useLogActivity() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: ActivityInput) => call(ACTIVITIES, activitySchema, { method: 'POST', body }),
    onSettled: refresh,
  });
}

export function useUpdateActivity() {
  const cache = useQueryClient();
  const refresh = useRefreshBehind();
  return useMutation({
    mutationFn: (change: Partial<ActivityUpdate> & Pick<Activity, 'id'>) =>
      patchRecord(cache, ACTIVITIES, activitySchema, change),
    onSuccess: (saved) => {
      putInPages(cache, ACTIVITIES, saved);
      putInPages(cache, `/api/customers/${saved.customerId}/activities`, saved);
    },
    onSettled: refresh,
  });
}

export function useRemoveActivity() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) => {
      const path = `${ACTIVITIES}/${id}`;
      return afterChanges(cache, path, () => command(path, { method: 'DELETE' }));
    },
    onSettled: refresh,
  });
}
