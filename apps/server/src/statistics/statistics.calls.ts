import type { Call } from '../testing/call';

export const calls: Call[] = [
  {
    name: 'GET admin/statistics/weeks',
    path: '/api/admin/statistics/weeks',
    success: 200,
    who: 'owner',
  },
];
