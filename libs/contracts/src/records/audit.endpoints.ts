import { endpoint } from '../api/endpoint.ts';
import { auditEntriesSchema, auditQuerySchema } from './audit.ts';

export const listAuditEntries = endpoint({
  tag: 'Audit log',
  summary: 'List changes of records, the newest first',
  method: 'GET',
  path: '/api/admin/audit',
  allow: 'owner',
  query: auditQuerySchema,
  returns: auditEntriesSchema,
});
