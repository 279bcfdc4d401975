import { type Call, MISSING, NOT_FOUND } from '../testing/call';
import { fieldInput } from '../testing/factories';

export const calls: Call[] = [
  {
    name: 'GET admin/customer-fields',
    path: '/api/admin/customer-fields',
    success: 200,
    who: 'owner',
  },
  {
    name: 'POST admin/customer-fields',
    path: '/api/admin/customer-fields',
    body: fieldInput(),
    success: 201,
    who: 'owner',
  },
  {
    name: 'PUT admin/customer-fields/order',
    path: '/api/admin/customer-fields/order',
    body: { ids: [MISSING] },
    success: 409,
    who: 'owner',
  },
  {
    name: 'PUT admin/customer-fields/:id',
    path: `/api/admin/customer-fields/${MISSING}`,
    body: { name: 'Birthday', choices: [], version: 1 },
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'DELETE admin/customer-fields/:id',
    path: `/api/admin/customer-fields/${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'GET customers/:id/fields',
    path: `/api/customers/${MISSING}/fields`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'PUT customers/:id/fields',
    path: `/api/customers/${MISSING}/fields`,
    body: { values: [] },
    success: NOT_FOUND,
    who: 'owner',
  },
];
