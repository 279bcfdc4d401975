import type { Call } from './calls';
import { activityInput, customerInput } from './factories';

const MISSING = 2147483647;
const notThere = 404;

/** The calls of the back office that come with customers and activities. */
export const crmCalls: Call[] = [
  { name: 'GET customers', path: '/api/customers', success: 200, who: 'owner' },
  {
    name: 'GET customers/:id',
    path: `/api/customers/${MISSING}`,
    success: notThere,
    who: 'owner',
  },
  {
    name: 'POST customers',
    path: '/api/customers',
    body: customerInput(),
    success: 201,
    who: 'owner',
  },
  {
    name: 'PUT customers/:id',
    path: `/api/customers/${MISSING}`,
    body: customerInput(),
    success: notThere,
    who: 'owner',
  },
  {
    name: 'DELETE customers/:id',
    path: `/api/customers/${MISSING}`,
    success: notThere,
    who: 'owner',
  },
  {
    name: 'GET customers/:id/activities',
    path: `/api/customers/${MISSING}/activities`,
    success: notThere,
    who: 'owner',
  },
  {
    name: 'POST contacts/:id/convert',
    path: `/api/contacts/${MISSING}/convert`,
    body: { notes: 'Met at a fair' },
    success: notThere,
    who: 'owner',
  },
  { name: 'GET activities', path: '/api/activities', success: 200, who: 'owner' },
  { name: 'GET activities/recent', path: '/api/activities/recent', success: 200, who: 'owner' },
  { name: 'GET activities/due', path: '/api/activities/due', success: 200, who: 'owner' },
  {
    name: 'POST activities',
    path: '/api/activities',
    body: activityInput(),
    success: notThere,
    who: 'owner',
  },
  {
    name: 'PATCH activities/:id',
    path: `/api/activities/${MISSING}`,
    body: { subject: 'Another subject' },
    success: notThere,
    who: 'owner',
  },
  {
    name: 'DELETE activities/:id',
    path: `/api/activities/${MISSING}`,
    success: notThere,
    who: 'owner',
  },
  {
    name: 'GET admin/export/:kind',
    path: '/api/admin/export/customers',
    success: 200,
    who: 'owner',
  },
  {
    name: 'POST admin/import/customers/preview',
    path: '/api/admin/import/customers/preview',
    success: 400,
    who: 'owner',
  },
  {
    name: 'POST admin/import/customers',
    path: '/api/admin/import/customers',
    success: 400,
    who: 'owner',
  },
  { name: 'GET admin/trash', path: '/api/admin/trash', success: 200, who: 'owner' },
  {
    name: 'POST admin/trash/:kind/:id/restore',
    path: `/api/admin/trash/customer/${MISSING}/restore`,
    success: notThere,
    who: 'owner',
  },
  { name: 'GET admin/audit', path: '/api/admin/audit', success: 200, who: 'owner' },
  {
    name: 'GET admin/statistics/weeks',
    path: '/api/admin/statistics/weeks',
    success: 200,
    who: 'owner',
  },
  { name: 'GET admin/mails', path: '/api/admin/mails', success: 200, who: 'owner' },
  {
    name: 'POST admin/mails/:id/retry',
    path: `/api/admin/mails/${MISSING}/retry`,
    success: notThere,
    who: 'owner',
  },
  { name: 'GET admin/purchases', path: '/api/admin/purchases', success: 200, who: 'owner' },
  {
    name: 'PATCH admin/purchases/:id',
    path: `/api/admin/purchases/${MISSING}`,
    body: { status: 'completed', progress: 40, note: 'Almost there.' },
    success: notThere,
    who: 'owner',
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
    success: notThere,
    who: 'owner',
  },
  {
    name: 'PATCH admin/sessions/:id',
    path: `/api/admin/sessions/${MISSING}`,
    body: { title: 'Kick-off', status: 'cancelled' },
    success: notThere,
    who: 'owner',
  },
  {
    name: 'DELETE admin/sessions/:id',
    path: `/api/admin/sessions/${MISSING}`,
    success: notThere,
    who: 'owner',
  },
  { name: 'GET admin/users', path: '/api/admin/users', success: 200, who: 'owner' },
  {
    name: 'GET customers/:id/account',
    path: `/api/customers/${MISSING}/account`,
    success: notThere,
    who: 'owner',
  },
  {
    name: 'PUT customers/:id/account',
    path: `/api/customers/${MISSING}/account`,
    body: { userId: 'nobody' },
    success: notThere,
    who: 'owner',
  },
];
