import type { Call } from '../testing/call';

export const calls: Call[] = [
  { name: 'GET account/data', path: '/api/account/data', success: 200, who: 'signed-in' },
  {
    name: 'DELETE account',
    path: '/api/account',
    body: { email: 'somebody@example.com' },
    success: 400,
    who: 'signed-in',
  },
];
