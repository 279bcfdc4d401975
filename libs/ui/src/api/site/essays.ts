import { createEssay, deleteEssay, getEssay, listEssays, updateEssay } from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePatch, useQueuedRemoval, useSend } from '../client/mutations.ts';
import { PAGE_SIZE, usePages } from '../client/pages.ts';
import { queryOf } from '../client/queries.ts';

const ESSAYS = listEssays.path;

/** The essays written in the admin area, newest first, without their texts. */
export const useEssayPages = () => usePages(listEssays, { query: { limit: PAGE_SIZE } });

/** One essay, dropped from the cache once unused; an id of 0 is not requested. */
export const useEssay = (id: number) =>
  useQuery({
    ...queryOf(getEssay, { params: { id } }),
    queryKey: [ESSAYS, id],
    enabled: id > 0,
    gcTime: 0,
  });

export const useCreateEssay = () => useSend(createEssay);
export const useUpdateEssay = () => usePatch(updateEssay);

export function useRemoveEssay() {
  const cache = useQueryClient();
  const mutationFn = useQueuedRemoval(deleteEssay);
  return useMutation({
    mutationFn,
    // The essay is deleted, and its screen is closing.
    onSettled: () =>
      cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'pages' }),
  });
}
