import { type Checklist, checklistSchema } from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';

const CHECKLIST = '/api/admin/checklist';
const KEY = [CHECKLIST];

/** What is left to set before the site is the owner's own. */
export function useChecklist() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(CHECKLIST, checklistSchema, { signal }),
  });
}

/** Puts the checklist away, or brings it back. */
export function useDismissChecklist() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (dismissed: boolean) =>
      call(CHECKLIST, checklistSchema, { method: 'PUT', body: { dismissed } }),
    onSuccess: (checklist: Checklist) => cache.setQueryData(KEY, checklist),
  });
}
