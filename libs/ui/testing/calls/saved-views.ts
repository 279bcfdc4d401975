import {
  savedViewInputSchema,
  savedViewSchema,
  savedViewsQuerySchema,
  savedViewsSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/views': { query: savedViewsQuerySchema, response: savedViewsSchema },
  'POST /api/admin/views': { request: savedViewInputSchema, response: savedViewSchema },
  'PUT /api/admin/views/:id': { request: savedViewInputSchema, response: savedViewSchema },
  'DELETE /api/admin/views/:id': {},
};
