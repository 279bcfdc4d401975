import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
import {
  replyTemplateInputSchema,
  replyTemplateSchema,
  replyTemplatesSchema,
} from './reply-template.ts';

const NAME_IS_TAKEN = 'There is a template with this name already.';

export const listReplyTemplates = ownerRead({
  tag: 'Reply templates',
  summary: 'List reply templates, the newest first',
  path: '/api/admin/reply-templates',
  query: plainPageQuerySchema,
  returns: replyTemplatesSchema,
});

export const createReplyTemplate = ownerCreate({
  tag: 'Reply templates',
  summary: 'Add a reply template',
  path: '/api/admin/reply-templates',
  body: replyTemplateInputSchema,
  hasIdempotencyKey: true,
  returns: replyTemplateSchema,
  errors: { 409: NAME_IS_TAKEN },
});

export const updateReplyTemplate = ownerWrite({
  tag: 'Reply templates',
  summary: 'Change a reply template',
  method: 'PUT',
  path: '/api/admin/reply-templates/:id',
  params: idParamsSchema,
  body: replyTemplateInputSchema,
  returns: replyTemplateSchema,
  errors: { 409: NAME_IS_TAKEN },
});

export const deleteReplyTemplate = ownerDelete({
  tag: 'Reply templates',
  summary: 'Move a reply template to the trash',
  path: '/api/admin/reply-templates/:id',
  params: idParamsSchema,
});
