import {
  importPreviewQuerySchema,
  importPreviewSchema,
  importQuerySchema,
  importResultSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'POST /api/admin/import/customers/preview': {
    query: importPreviewQuerySchema,
    requestType: 'text/csv',
    response: importPreviewSchema,
  },
  'POST /api/admin/import/customers': {
    query: importQuerySchema,
    requestType: 'text/csv',
    response: importResultSchema,
  },
};
