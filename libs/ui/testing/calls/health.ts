import { healthSchema } from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/health/ready': { response: healthSchema },
};
