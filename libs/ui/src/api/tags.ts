import {
  type CustomerTag,
  type Tag,
  type TagInput,
  customerTagSchema,
  tagInputSchema,
  tagSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, command } from './client.ts';
import { type Edit, replaceRecord } from './edit-record.ts';
import { listOf } from './list-of.ts';
import { afterChanges } from './record-turns.ts';
import { useRefreshAll } from './refresh-all.ts';

export const TAGS = '/api/admin/tags';
const tagsSchema = listOf(tagSchema);
const customerTagsSchema = listOf(customerTagSchema);
const replaced = { path: TAGS, record: tagSchema, input: tagInputSchema };

const pathOfCustomer = (customerId: number): string => `/api/customers/${customerId}/tags`;

const allTags = {
  queryKey: [TAGS],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(TAGS, tagsSchema, { signal }),
};

/** All tags, by name. */
export const useTags = () => useQuery(allTags);

/** Reads all tags once, when it is asked to. */
export function useReadTags(): () => Promise<readonly Tag[]> {
  const cache = useQueryClient();
  return () => cache.fetchQuery(allTags);
}

export function useCreateTag() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: TagInput) => call(TAGS, tagSchema, { method: 'POST', body }),
    onSettled: refresh,
  });
}

export function useUpdateTag() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (edit: Edit<Tag, TagInput>) => replaceRecord(cache, replaced, edit),
    onSettled: refresh,
  });
}

export function useRemoveTag() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) => {
      const path = `${TAGS}/${id}`;
      return afterChanges(cache, path, () => command(path, { method: 'DELETE' }));
    },
    onSettled: refresh,
  });
}

/** Answers the tag that has taken over the customers. */
export function useMergeTag() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: ({ id, tagId }: { id: number; tagId: number }) =>
      call(`${TAGS}/${id}/merge`, tagSchema, { method: 'POST', body: { tagId } }),
    onSettled: refresh,
  });
}

/** The tags of a customer; none on an older server, which has no tags. */
export const useCustomerTags = (customerId: number) =>
  useQuery({
    queryKey: [pathOfCustomer(customerId)],
    queryFn: ({ signal }) => call(pathOfCustomer(customerId), customerTagsSchema, { signal }),
    retry: false,
  });

export function useSetCustomerTags(customerId: number) {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  const path = pathOfCustomer(customerId);
  return useMutation({
    mutationFn: (tags: readonly CustomerTag[]) =>
      afterChanges(cache, path, () =>
        call(path, customerTagsSchema, {
          method: 'PUT',
          body: { tagIds: tags.map(({ id }) => id) },
        }),
      ),
    onSuccess: (saved) => cache.setQueryData([path], saved),
    onSettled: refresh,
  });
}
