import {
  serviceInputSchema,
  serviceOrderSchema,
  serviceSchema,
  servicesQuerySchema,
  servicesSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/services': { query: servicesQuerySchema, response: servicesSchema },
  'POST /api/services': { request: serviceInputSchema, response: serviceSchema },
  'PUT /api/services/:id': { request: serviceInputSchema, response: serviceSchema },
  'PUT /api/admin/services/order': { request: serviceOrderSchema, response: servicesSchema },
};
