import { type Call, MISSING } from '../testing/call';

export const calls: Call[] = [
  {
    name: 'GET admin/customers',
    path: '/api/admin/customers?sort=name&status=active,on_hold',
    success: 200,
    who: 'owner',
  },
  {
    name: 'POST admin/customers/bulk',
    path: '/api/admin/customers/bulk',
    body: { act: 'delete', ids: [MISSING] },
    success: 200,
    who: 'owner',
  },
  {
    name: 'GET admin/customers/export',
    path: `/api/admin/customers/export?ids=${MISSING}`,
    success: 200,
    who: 'owner',
  },
];
