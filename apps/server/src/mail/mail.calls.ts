import { type Call, MISSING, NOT_FOUND } from '../testing/call';

export const calls: Call[] = [
  { name: 'GET admin/mails', path: '/api/admin/mails', success: 200, who: 'owner' },
  // No mail server is set.
  {
    name: 'POST admin/mails/release',
    path: '/api/admin/mails/release',
    success: 409,
    who: 'owner',
  },
  {
    name: 'POST admin/mails/discard',
    path: '/api/admin/mails/discard',
    success: 200,
    who: 'owner',
  },
  {
    name: 'POST admin/mails/:id/retry',
    path: `/api/admin/mails/${MISSING}/retry`,
    success: NOT_FOUND,
    who: 'owner',
  },
];
