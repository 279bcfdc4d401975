import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import {
  MAX_VIEWS,
  savedViewInputSchema,
  savedViewSchema,
  savedViewsQuerySchema,
  savedViewsSchema,
} from './saved-view.ts';
import { idParamsSchema } from '../../values/text/text.ts';

const NAME_IS_TAKEN = 'There is a view with this name already';

export const listSavedViews = ownerRead({
  tag: 'Saved views',
  summary: 'List the saved views of a list by name',
  path: '/api/admin/views',
  query: savedViewsQuerySchema,
  returns: savedViewsSchema,
});

export const createSavedView = ownerCreate({
  tag: 'Saved views',
  summary: 'Save a list as it is filtered under a name',
  path: '/api/admin/views',
  body: savedViewInputSchema,
  returns: savedViewSchema,
  errors: { 409: `${NAME_IS_TAKEN}, or the list has ${MAX_VIEWS} views.` },
});

export const updateSavedView = ownerWrite({
  tag: 'Saved views',
  summary: 'Rename a saved view, or save other filters in it',
  method: 'PUT',
  path: '/api/admin/views/:id',
  params: idParamsSchema,
  body: savedViewInputSchema,
  returns: savedViewSchema,
  errors: { 409: `${NAME_IS_TAKEN}.` },
});

export const deleteSavedView = ownerDelete({
  tag: 'Saved views',
  summary: 'Move a saved view to the trash',
  path: '/api/admin/views/:id',
  params: idParamsSchema,
});
