import { getChecklist, updateChecklist } from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { queryOf } from '../client/queries.ts';

/** The remaining setup steps. */
export const useChecklist = () => useQuery(queryOf(getChecklist));

/** Dismisses the checklist, or restores it. */
export function useDismissChecklist() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (dismissed: boolean) => call(updateChecklist, { body: { dismissed } }),
    onSuccess: (checklist) => cache.setQueryData(queryOf(getChecklist).queryKey, checklist),
  });
}
