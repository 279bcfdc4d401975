import { endpoint } from '../../api/endpoint.ts';
import { customerMoneySchema } from '../../sales/money/money.ts';
import { auditEntriesSchema } from '../../records/audit.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
import { idParamsSchema } from '../../values/text/text.ts';

/* Apart from the list of companies, which every screen can search: the audit log knows all records. */

export const getCompanyMoney = endpoint({
  tag: 'Companies',
  summary: 'Read what the people of a company have paid and owe',
  method: 'GET',
  path: '/api/admin/companies/:id/money',
  allow: 'owner',
  params: idParamsSchema,
  returns: customerMoneySchema,
});

export const listCompanyChanges = endpoint({
  tag: 'Companies',
  summary: 'List the changes of the people of a company, the newest first',
  method: 'GET',
  path: '/api/admin/companies/:id/changes',
  allow: 'owner',
  params: idParamsSchema,
  query: plainPageQuerySchema,
  returns: auditEntriesSchema,
});
