import {
  bulkInputSchema,
  bulkResultSchema,
  gridCustomersSchema,
  gridQuerySchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/customers': { query: gridQuerySchema, response: gridCustomersSchema },
  'POST /api/admin/customers/bulk': { request: bulkInputSchema, response: bulkResultSchema },
};
