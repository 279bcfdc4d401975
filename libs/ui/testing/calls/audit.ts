import { auditEntriesSchema, auditQuerySchema } from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/audit': { query: auditQuerySchema, response: auditEntriesSchema },
};
