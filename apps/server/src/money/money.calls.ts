import { type Call, MISSING, NOT_FOUND } from '../testing/call';

export const calls: Call[] = [
  { name: 'GET admin/money', path: '/api/admin/money?year=2026', success: 200, who: 'owner' },
  {
    name: 'GET admin/customers/:id/money',
    path: `/api/admin/customers/${MISSING}/money`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'GET admin/export/money',
    path: '/api/admin/export/money?year=2026',
    success: 200,
    who: 'owner',
  },
];
