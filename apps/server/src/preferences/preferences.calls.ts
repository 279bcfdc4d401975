import type { Call } from '../testing/call';

export const calls: Call[] = [
  {
    name: 'GET communication-preferences',
    path: '/api/communication-preferences',
    success: 200,
    who: 'signed-in',
  },
  {
    name: 'POST communication-preferences',
    path: '/api/communication-preferences',
    body: { userId: 'somebody else', email: true, phone: false, text: false },
    success: 200,
    who: 'signed-in',
  },
];
