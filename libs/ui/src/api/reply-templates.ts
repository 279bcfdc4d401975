import {
  type ReplyTemplate,
  type ReplyTemplateInput,
  replyTemplateInputSchema,
  replyTemplateSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callPage, command } from './client.ts';
import { type Edit, replaceRecord } from './edit-record.ts';
import { listOf } from './list-of.ts';
import { newKey } from './new-key.ts';
import { afterChanges } from './record-turns.ts';
import { useRefreshAll } from './refresh-all.ts';

export const REPLY_TEMPLATES = '/api/admin/reply-templates';
const templatesSchema = listOf(replyTemplateSchema);
const replaced = {
  path: REPLY_TEMPLATES,
  record: replyTemplateSchema,
  input: replyTemplateInputSchema,
};

const byName = (one: ReplyTemplate, other: ReplyTemplate) => one.name.localeCompare(other.name);

/** All reply templates, by name. */
export function useReplyTemplates() {
  return useQuery({
    queryKey: [REPLY_TEMPLATES],
    queryFn: ({ signal }) => callPage(REPLY_TEMPLATES, templatesSchema, { signal }),
    select: ({ items }) => items.toSorted(byName),
  });
}

export function useCreateReplyTemplate() {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: ReplyTemplateInput) =>
      call(REPLY_TEMPLATES, replyTemplateSchema, {
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': newKey() },
      }),
    onSettled: refresh,
  });
}

export function useUpdateReplyTemplate() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (edit: Edit<ReplyTemplate, ReplyTemplateInput>) =>
      replaceRecord(cache, replaced, edit),
    onSettled: refresh,
  });
}

export function useRemoveReplyTemplate() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) => {
      const path = `${REPLY_TEMPLATES}/${id}`;
      return afterChanges(cache, path, () => command(path, { method: 'DELETE' }));
    },
    onSettled: refresh,
  });
}
