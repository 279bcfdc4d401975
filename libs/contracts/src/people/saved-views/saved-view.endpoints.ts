import { endpoint } from '../../api/endpoint.ts';
import {
  MAX_VIEWS,
  savedViewInputSchema,
  savedViewSchema,
  savedViewsQuerySchema,
  savedViewsSchema,
} from './saved-view.ts';
import { idParamsSchema } from '../../values/text/text.ts';

const NAME_IS_TAKEN = 'There is a view with this name already';

export const listSavedViews = endpoint({
  tag: 'Saved views',
  summary: 'List the saved views of a list by name',
  method: 'GET',
  path: '/api/admin/views',
  allow: 'owner',
  query: savedViewsQuerySchema,
  returns: savedViewsSchema,
});

export const createSavedView = endpoint({
  tag: 'Saved views',
  summary: 'Save a list as it is filtered under a name',
  method: 'POST',
  path: '/api/admin/views',
  allow: 'owner',
  proof: 'session',
  body: savedViewInputSchema,
  status: 201,
  returns: savedViewSchema,
  errors: { 409: `${NAME_IS_TAKEN}, or the list has ${MAX_VIEWS} views.` },
});

export const updateSavedView = endpoint({
  tag: 'Saved views',
  summary: 'Rename a saved view, or save other filters in it',
  method: 'PUT',
  path: '/api/admin/views/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: savedViewInputSchema,
  returns: savedViewSchema,
  errors: { 409: `${NAME_IS_TAKEN}.` },
});

export const deleteSavedView = endpoint({
  tag: 'Saved views',
  summary: 'Move a saved view to the trash',
  method: 'DELETE',
  path: '/api/admin/views/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});
