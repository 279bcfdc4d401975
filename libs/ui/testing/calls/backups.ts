import {
  backupAccessInputSchema,
  backupDownloadSchema,
  backupsSchema,
  restorePieceQuerySchema,
  restorePlanSchema,
  restoreSchema,
  restoreStartedSchema,
  restoreUploadSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/backups': { response: backupsSchema },
  'POST /api/admin/backups': { response: backupsSchema },
  'POST /api/admin/backups/downloads': {
    request: backupAccessInputSchema,
    response: backupDownloadSchema,
  },
  'POST /api/admin/backups/restores': {
    request: backupAccessInputSchema,
    response: restoreSchema,
  },
  'GET /api/admin/backups/restores/:id': { response: restoreUploadSchema },
  'PUT /api/admin/backups/restores/:id/file': {
    query: restorePieceQuerySchema,
    requestType: 'application/octet-stream',
    response: restoreUploadSchema,
  },
  'POST /api/admin/backups/restores/:id/check': { response: restorePlanSchema },
  'POST /api/admin/backups/restores/:id/start': { response: restoreStartedSchema },
  'DELETE /api/admin/backups/restores/:id': {},
};
