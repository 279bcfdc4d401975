import {
  type CustomerTag,
  type Tag,
  createTag,
  deleteTag,
  listCustomerTags,
  listTags,
  mergeTag,
  setCustomerTags,
  updateTag,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../client/client.ts';
import { useRemove, useReplace, useSend, useRefreshingMutation } from '../../client/mutations.ts';
import { queryOf } from '../../client/queries.ts';
import { useRefreshAll } from '../../client/refresh-all.ts';
import { queueWrite } from '../../client/write-queue.ts';

/** All tags, by name. */
export const useTags = () => useQuery(queryOf(listTags));

/** Reads all tags on demand. */
export function useReadTags(): () => Promise<readonly Tag[]> {
  const cache = useQueryClient();
  return () => cache.fetchQuery(queryOf(listTags));
}

export const useCreateTag = () => useSend(createTag);
export const useUpdateTag = () => useReplace(updateTag);
export const useRemoveTag = () => useRemove(deleteTag);

/** Returns the tag with the merged customers. */
export const useMergeTag = () =>
  useRefreshingMutation(({ id, tagId }: { id: number; tagId: number }) =>
    call(mergeTag, { params: { id }, body: { tagId } }),
  );

/** The tags of a customer; none on an older server. */
export const useCustomerTags = (id: number) =>
  useQuery({ ...queryOf(listCustomerTags, { params: { id } }), retry: false });

export function useSetCustomerTags(id: number) {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  const params = { id };
  const { queryKey } = queryOf(listCustomerTags, { params });
  return useMutation({
    mutationFn: (tags: readonly CustomerTag[]) => {
      const body = { tagIds: tags.map((tag) => tag.id) };
      return queueWrite(cache, queryKey[0]!, () => call(setCustomerTags, { params, body }));
    },
    onSuccess: (saved) => cache.setQueryData(queryKey, saved),
    onSettled: refresh,
  });
}
