import {
  adminPurchaseSchema,
  adminPurchasesQuerySchema,
  adminPurchasesSchema,
  plainPageQuerySchema,
  purchaseInputSchema,
  purchaseSchema,
  purchaseUpdateSchema,
  purchasesSchema,
  saleInputSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/purchases': { query: plainPageQuerySchema, response: purchasesSchema },
  'POST /api/purchases': { request: purchaseInputSchema, response: purchaseSchema },
  'GET /api/admin/purchases': { query: adminPurchasesQuerySchema, response: adminPurchasesSchema },
  'POST /api/admin/purchases': { request: saleInputSchema, response: adminPurchaseSchema },
  'PATCH /api/admin/purchases/:id': {
    request: purchaseUpdateSchema,
    response: adminPurchaseSchema,
  },
};
