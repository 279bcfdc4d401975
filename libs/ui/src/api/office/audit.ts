import { type Audited, listAuditEntries } from '@polaris/contracts';
import { PAGE_SIZE, usePages } from '../client/pages.ts';

export interface AuditFilter {
  relation?: Audited | '';
  recordId?: number | undefined;
}

/** Changes of all records, of one kind, or of one record, newest first. */
export const useAuditPages = (filter: AuditFilter) =>
  usePages(listAuditEntries, { query: { limit: PAGE_SIZE, ...filter } });
