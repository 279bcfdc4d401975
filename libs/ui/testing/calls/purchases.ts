import {
  adminPurchaseSchema,
  adminPurchasesQuerySchema,
  adminPurchasesSchema,
  plainPageQuerySchema,
  purchaseInputSchema,
  purchaseSchema,
  purchaseUpdateSchema,
  purchasesSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/purchases': { query: plainPageQuerySchema, response: purchasesSchema },
  'POST /api/purchases': { request: purchaseInputSchema, response: purchaseSchema },
  'GET /api/admin/purchases': { query: adminPurchasesQuerySchema, response: adminPurchasesSchema },
  'PATCH /api/admin/purchases/:id': {
    request: purchaseUpdateSchema,
    response: adminPurchaseSchema,
  },
};
