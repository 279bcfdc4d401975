import {
  customerTagsInputSchema,
  customerTagsSchema,
  tagInputSchema,
  tagMergeSchema,
  tagSchema,
  tagsSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/tags': { response: tagsSchema },
  'POST /api/admin/tags': { request: tagInputSchema, response: tagSchema },
  'PUT /api/admin/tags/:id': { request: tagInputSchema, response: tagSchema },
  'DELETE /api/admin/tags/:id': {},
  'POST /api/admin/tags/:id/merge': { request: tagMergeSchema, response: tagSchema },
  'GET /api/customers/:id/tags': { response: customerTagsSchema },
  'PUT /api/customers/:id/tags': {
    request: customerTagsInputSchema,
    response: customerTagsSchema,
  },
};
