import {
  type ReplyTemplate,
  type ReplyTemplateInput,
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  updateReplyTemplate,
} from '@polaris/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../client/client.ts';
import { useRemove, useReplace, useRefreshingMutation } from '../client/mutations.ts';
import { newKey } from '../client/new-key.ts';
import { pageQueryOf } from '../client/queries.ts';

const byName = (one: ReplyTemplate, other: ReplyTemplate) => one.name.localeCompare(other.name);

/** All reply templates, by name. */
export const useReplyTemplates = () =>
  useQuery({
    ...pageQueryOf(listReplyTemplates),
    select: ({ items, total }) => ({ items: items.toSorted(byName), total }),
  });

export const useCreateReplyTemplate = () =>
  useRefreshingMutation((body: ReplyTemplateInput) =>
    call(createReplyTemplate, { body, key: newKey() }),
  );

export const useUpdateReplyTemplate = () => useReplace(updateReplyTemplate);
export const useRemoveReplyTemplate = () => useRemove(deleteReplyTemplate);
