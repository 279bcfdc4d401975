import type { Call } from '../../testing/call';

export const calls: Call[] = [
  {
    name: 'GET admin/export/:kind',
    path: '/api/admin/export/customers',
    success: 200,
    who: 'owner',
  },
];
