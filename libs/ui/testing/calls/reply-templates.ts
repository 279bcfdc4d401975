import {
  plainPageQuerySchema,
  replyTemplateInputSchema,
  replyTemplateSchema,
  replyTemplatesSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/reply-templates': {
    query: plainPageQuerySchema,
    response: replyTemplatesSchema,
  },
  'POST /api/admin/reply-templates': {
    request: replyTemplateInputSchema,
    response: replyTemplateSchema,
  },
  'PUT /api/admin/reply-templates/:id': {
    request: replyTemplateInputSchema,
    response: replyTemplateSchema,
  },
  'DELETE /api/admin/reply-templates/:id': {},
};
