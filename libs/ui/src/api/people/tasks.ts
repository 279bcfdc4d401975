import { createTask, deleteTask, listTasks, updateTask } from '@polaris/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeOf, patchRecord } from '../client/edit-record.ts';
import { useRemove, useSend } from '../client/mutations.ts';
import { type FilterOf, PAGE_SIZE, updateCachedLists, usePages } from '../client/pages.ts';
import { useBackgroundRefresh } from '../client/refresh-all.ts';

export const useTaskPages = (filter: FilterOf<typeof listTasks>) =>
  usePages(listTasks, { query: { limit: PAGE_SIZE, ...filter } });

/** The open tasks of one customer, the earliest due first. */
export const useCustomerTaskPages = (customerId: number) =>
  usePages(listTasks, { query: { limit: PAGE_SIZE, customerId, state: 'open' } });

export const useAddTask = () => useSend(createTask);

export function useUpdateTask() {
  const cache = useQueryClient();
  const refresh = useBackgroundRefresh();
  return useMutation({
    mutationFn: (change: ChangeOf<typeof updateTask>) => patchRecord(cache, updateTask, change),
    onSuccess: (saved) => updateCachedLists(cache, listTasks.path, saved),
    onSettled: refresh,
  });
}

export const useRemoveTask = () => useRemove(deleteTask);
