import { checklistSchema, checklistUpdateSchema } from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/checklist': { response: checklistSchema },
  'PUT /api/admin/checklist': { request: checklistUpdateSchema, response: checklistSchema },
};
