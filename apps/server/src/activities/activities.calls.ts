import { type Call, MISSING, NOT_FOUND } from '../testing/call';
import { activityInput } from '../testing/factories';

export const calls: Call[] = [
  {
    name: 'GET customers/:id/activities',
    path: `/api/customers/${MISSING}/activities`,
    success: NOT_FOUND,
    who: 'owner',
  },
  { name: 'GET activities', path: '/api/activities', success: 200, who: 'owner' },
  { name: 'GET activities/recent', path: '/api/activities/recent', success: 200, who: 'owner' },
  { name: 'GET activities/due', path: '/api/activities/due', success: 200, who: 'owner' },
  {
    name: 'POST activities',
    path: '/api/activities',
    body: activityInput(),
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'PATCH activities/:id',
    path: `/api/activities/${MISSING}`,
    body: { subject: 'Another subject' },
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'DELETE activities/:id',
    path: `/api/activities/${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
];
