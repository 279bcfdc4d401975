import { similarPeopleSchema } from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/similar-people': { response: similarPeopleSchema },
};
