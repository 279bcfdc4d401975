import { endpoint } from '../api/endpoint.ts';
import { ownerRead } from '../api/owner-calls.ts';
import { AUDIT_FILE } from './audit.examples.ts';
import { auditEntriesSchema, auditPeriodSchema, auditQuerySchema } from './audit.ts';

export const listAuditEntries = ownerRead({
  tag: 'Audit log',
  summary: 'List changes of records, the newest first',
  path: '/api/admin/audit',
  query: auditQuerySchema,
  returns: auditEntriesSchema,
});

export const exportAuditLog = endpoint({
  tag: 'Audit log',
  summary: 'Download the changes of a period as a CSV file, the oldest first',
  method: 'GET',
  path: '/api/admin/export/audit-log',
  allow: 'owner',
  proof: 'recent',
  exports: 'audit log',
  query: auditPeriodSchema,
  file: { mediaType: 'text/csv', example: AUDIT_FILE },
});
