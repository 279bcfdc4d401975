import { endpoint } from '../../api/endpoint.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
import {
  replyTemplateInputSchema,
  replyTemplateSchema,
  replyTemplatesSchema,
} from './reply-template.ts';

const NAME_IS_TAKEN = 'There is a template with this name already.';

export const listReplyTemplates = endpoint({
  tag: 'Reply templates',
  summary: 'List reply templates, the newest first',
  method: 'GET',
  path: '/api/admin/reply-templates',
  allow: 'owner',
  query: plainPageQuerySchema,
  returns: replyTemplatesSchema,
});

export const createReplyTemplate = endpoint({
  tag: 'Reply templates',
  summary: 'Add a reply template',
  method: 'POST',
  path: '/api/admin/reply-templates',
  allow: 'owner',
  proof: 'session',
  body: replyTemplateInputSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: replyTemplateSchema,
  errors: { 409: NAME_IS_TAKEN },
});

export const updateReplyTemplate = endpoint({
  tag: 'Reply templates',
  summary: 'Change a reply template',
  method: 'PUT',
  path: '/api/admin/reply-templates/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: replyTemplateInputSchema,
  returns: replyTemplateSchema,
  errors: { 409: NAME_IS_TAKEN },
});

export const deleteReplyTemplate = endpoint({
  tag: 'Reply templates',
  summary: 'Move a reply template to the trash',
  method: 'DELETE',
  path: '/api/admin/reply-templates/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});
