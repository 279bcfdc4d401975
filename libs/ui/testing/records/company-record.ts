import { list } from '../mock-server.ts';
import { someCompany } from './records.ts';

const PATH = 'GET /api/admin/companies/12';

/** The reads of company 12's page, without people or records. */
export const companyRecord = {
  [PATH]: { json: someCompany({ people: 0 }) },
  [`${PATH}/people`]: list([]),
  [`${PATH}/messages`]: list([]),
  [`${PATH}/changes`]: list([]),
  [`${PATH}/money`]: { json: { received: 0, refunded: 0, owed: 0, dueNow: 0 } },
  'GET /api/activities': list([]),
  'GET /api/admin/purchases': list([]),
  'GET /api/admin/invoices': list([]),
  'GET /api/admin/sessions': list([]),
  'GET /api/admin/mails': list([]),
};
