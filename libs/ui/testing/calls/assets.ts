import { assetInputSchema, assetSchema, assetsSchema, pageQuerySchema } from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/assets': { query: pageQuerySchema, response: assetsSchema },
  'POST /api/assets': { request: assetInputSchema, response: assetSchema },
  'PUT /api/assets/:id': { request: assetInputSchema, response: assetSchema },
  'DELETE /api/assets/:id': {},
};
