import type { Call } from '../testing/call';

export const calls: Call[] = [
  {
    name: 'GET admin/similar-people',
    path: '/api/admin/similar-people?q=habor',
    success: 200,
    who: 'owner',
  },
];
