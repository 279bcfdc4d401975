import { trashItemsSchema, trashQuerySchema } from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/trash': { query: trashQuerySchema, response: trashItemsSchema },
  'POST /api/admin/trash/:kind/:id/restore': {},
};
