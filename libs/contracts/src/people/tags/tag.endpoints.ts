import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import {
  MAX_TAGS,
  customerTagsInputSchema,
  customerTagsSchema,
  tagInputSchema,
  tagMergeSchema,
  tagSchema,
  tagsSchema,
} from './tag.ts';
import { idParamsSchema } from '../../values/text/text.ts';

const NAME_IS_TAKEN = 'There is a tag with this name already.';

export const listTags = ownerRead({
  tag: 'Tags',
  summary: 'List all tags by name',
  path: '/api/admin/tags',
  returns: tagsSchema,
});

export const createTag = ownerCreate({
  tag: 'Tags',
  summary: 'Add a tag',
  path: '/api/admin/tags',
  body: tagInputSchema,
  returns: tagSchema,
  errors: { 409: `There is a tag with this name already, or there are ${MAX_TAGS} tags.` },
});

export const updateTag = ownerWrite({
  tag: 'Tags',
  summary: 'Change the name or the color of a tag',
  method: 'PUT',
  path: '/api/admin/tags/:id',
  params: idParamsSchema,
  body: tagInputSchema,
  returns: tagSchema,
  errors: { 409: NAME_IS_TAKEN },
});

export const deleteTag = ownerDelete({
  tag: 'Tags',
  summary: 'Move a tag to the trash, with which customers have it',
  path: '/api/admin/tags/:id',
  params: idParamsSchema,
});

export const mergeTag = ownerWrite({
  tag: 'Tags',
  summary: 'Give the customers of a tag to another one, and delete it',
  method: 'POST',
  path: '/api/admin/tags/:id/merge',
  params: idParamsSchema,
  body: tagMergeSchema,
  returns: tagSchema,
});

export const listCustomerTags = ownerRead({
  tag: 'Tags',
  summary: 'List the tags of a customer by name',
  path: '/api/customers/:id/tags',
  params: idParamsSchema,
  returns: customerTagsSchema,
});

export const setCustomerTags = ownerWrite({
  tag: 'Tags',
  summary: 'Set all tags of a customer',
  method: 'PUT',
  path: '/api/customers/:id/tags',
  params: idParamsSchema,
  body: customerTagsInputSchema,
  returns: customerTagsSchema,
});
