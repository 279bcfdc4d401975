import {
  bankDetailsSchema,
  businessProfileInputSchema,
  businessProfileSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/bank-details': { response: bankDetailsSchema },
  'GET /api/admin/business-profile': { response: businessProfileSchema },
  'PUT /api/admin/business-profile': {
    request: businessProfileInputSchema,
    response: businessProfileSchema,
  },
};
