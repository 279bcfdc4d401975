import { ownerRead } from '../../api/owner-calls.ts';
import { customerMoneySchema } from '../../sales/money/money.ts';
import { auditEntriesSchema } from '../../records/audit.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
import { idParamsSchema } from '../../values/text/text.ts';

/* Not with the list of companies, which every screen can search: the audit log imports all kinds of records. */

export const getCompanyMoney = ownerRead({
  tag: 'Companies',
  summary: 'Read what the people of a company have paid and owe',
  path: '/api/admin/companies/:id/money',
  params: idParamsSchema,
  returns: customerMoneySchema,
});

export const listCompanyChanges = ownerRead({
  tag: 'Companies',
  summary: 'List the changes of the people of a company, the newest first',
  path: '/api/admin/companies/:id/changes',
  params: idParamsSchema,
  query: plainPageQuerySchema,
  returns: auditEntriesSchema,
});
