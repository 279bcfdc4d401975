import { endpoint } from '../../api/endpoint.ts';
import { ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import {
  bulkInputSchema,
  bulkResultSchema,
  exportSelectedQuerySchema,
  gridCustomersSchema,
  gridQuerySchema,
} from './customer-grid.ts';
import { GRID_FILE } from './customer-grid.examples.ts';

export const listGridCustomers = ownerRead({
  tag: 'Customer grid',
  summary: 'List customers with their tags, follow-ups and what they owe',
  path: '/api/admin/customers',
  query: gridQuerySchema,
  returns: gridCustomersSchema,
});

export const changeCustomers = ownerWrite({
  tag: 'Customer grid',
  summary: 'Change, tag, delete or restore several customers at once',
  method: 'POST',
  path: '/api/admin/customers/bulk',
  body: bulkInputSchema,
  returns: bulkResultSchema,
});

export const exportCustomers = endpoint({
  tag: 'Customer grid',
  summary: 'Download some customers as a CSV file',
  method: 'GET',
  path: '/api/admin/customers/export',
  allow: 'owner',
  proof: 'recent',
  exports: 'selected customers',
  query: exportSelectedQuerySchema,
  file: { mediaType: 'text/csv', example: GRID_FILE },
});
