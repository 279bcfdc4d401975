import { ownerRead } from '../../api/owner-calls.ts';
import { invoicesQuerySchema, invoicesSchema } from './invoice.ts';

/** By itself, as the first screen's palette searches it. */
export const listAllInvoices = ownerRead({
  tag: 'Invoices',
  summary: 'List invoices and credit notes, the newest first',
  path: '/api/admin/invoices',
  query: invoicesQuerySchema,
  returns: invoicesSchema,
});
