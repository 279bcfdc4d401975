import { type Call, MISSING, NOT_FOUND } from '../../testing/call';

export const calls: Call[] = [
  { name: 'GET admin/trash', path: '/api/admin/trash', success: 200, who: 'owner' },
  {
    name: 'POST admin/trash/:kind/:id/restore',
    path: `/api/admin/trash/customer/${MISSING}/restore`,
    success: NOT_FOUND,
    who: 'owner',
  },
];
