import { customerMoneySchema, moneyQuerySchema, moneySchema } from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/money': { query: moneyQuerySchema, response: moneySchema },
  'GET /api/admin/customers/:id/money': { response: customerMoneySchema },
};
