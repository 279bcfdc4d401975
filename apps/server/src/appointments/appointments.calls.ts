import { type Call, MISSING, NOT_FOUND } from '../testing/call';

export const calls: Call[] = [
  { name: 'GET sessions', path: '/api/sessions', success: 200, who: 'signed-in' },
  {
    name: 'GET sessions/:id/calendar.ics',
    path: `/api/sessions/${MISSING}/calendar.ics`,
    success: NOT_FOUND,
    who: 'signed-in',
  },
  { name: 'GET admin/sessions', path: '/api/admin/sessions', success: 200, who: 'owner' },
  {
    name: 'POST admin/sessions',
    path: '/api/admin/sessions',
    body: {
      userId: 'nobody',
      title: 'Kick-off',
      startTime: '2099-01-05T15:00:00Z',
      endTime: '2099-01-05T16:00:00Z',
    },
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'PATCH admin/sessions/:id',
    path: `/api/admin/sessions/${MISSING}`,
    body: { title: 'Kick-off', status: 'cancelled' },
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'DELETE admin/sessions/:id',
    path: `/api/admin/sessions/${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
];
