import { endpoint } from '../../api/endpoint.ts';
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

export const listTags = endpoint({
  tag: 'Tags',
  summary: 'List all tags by name',
  method: 'GET',
  path: '/api/admin/tags',
  allow: 'owner',
  returns: tagsSchema,
});

export const createTag = endpoint({
  tag: 'Tags',
  summary: 'Add a tag',
  method: 'POST',
  path: '/api/admin/tags',
  allow: 'owner',
  proof: 'session',
  body: tagInputSchema,
  status: 201,
  returns: tagSchema,
  errors: { 409: `There is a tag with this name already, or there are ${MAX_TAGS} tags.` },
});

export const updateTag = endpoint({
  tag: 'Tags',
  summary: 'Change the name or the color of a tag',
  method: 'PUT',
  path: '/api/admin/tags/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: tagInputSchema,
  returns: tagSchema,
  errors: { 409: NAME_IS_TAKEN },
});

export const deleteTag = endpoint({
  tag: 'Tags',
  summary: 'Move a tag to the trash, with which customers have it',
  method: 'DELETE',
  path: '/api/admin/tags/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});

export const mergeTag = endpoint({
  tag: 'Tags',
  summary: 'Give the customers of a tag to another one, and delete it',
  method: 'POST',
  path: '/api/admin/tags/:id/merge',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: tagMergeSchema,
  returns: tagSchema,
});

export const listCustomerTags = endpoint({
  tag: 'Tags',
  summary: 'List the tags of a customer by name',
  method: 'GET',
  path: '/api/customers/:id/tags',
  allow: 'owner',
  params: idParamsSchema,
  returns: customerTagsSchema,
});

export const setCustomerTags = endpoint({
  tag: 'Tags',
  summary: 'Set all tags of a customer',
  method: 'PUT',
  path: '/api/customers/:id/tags',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: customerTagsInputSchema,
  returns: customerTagsSchema,
});
