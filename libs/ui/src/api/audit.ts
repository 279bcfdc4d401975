import { type Audited, auditEntrySchema } from '@polaris/contracts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';

export interface AuditFilter {
  relation?: Audited | '';
  recordId?: number | undefined;
}

/** Changes of all records, of one kind, or of one record, newest first. */
export const useAuditPages = (filter: AuditFilter) =>
  usePages(listPath('/api/admin/audit', { limit: PAGE_SIZE, ...filter }), auditEntrySchema);
