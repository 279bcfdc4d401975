import { type Audited, auditEntrySchema } from '@polaris/contracts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';

export interface AuditFilter {
  relation?: Audited | '';
  recordId?: number | undefined;
}

/** Changes of records, newest first: of all, of one kind, or of one record. */
export const useAuditPages = (filter: AuditFilter) =>
  usePages(listPath('/api/admin/audit', { limit: PAGE_SIZE, ...filter }), auditEntrySchema);
