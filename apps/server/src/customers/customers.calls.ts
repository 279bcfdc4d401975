import { type Call, MISSING, NOT_FOUND } from '../testing/call';
import { customerInput } from '../testing/factories';

export const calls: Call[] = [
  { name: 'GET customers', path: '/api/customers', success: 200, who: 'owner' },
  {
    name: 'GET customers/matches',
    path: '/api/customers/matches?email=ada%40example.com&phone=5550140',
    success: 200,
    who: 'owner',
  },
  {
    name: 'GET customers/:id',
    path: `/api/customers/${MISSING}`,
    success: NOT_FOUND,
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
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'DELETE customers/:id',
    path: `/api/customers/${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'POST contacts/:id/convert',
    path: `/api/contacts/${MISSING}/convert`,
    body: { notes: 'Met at a fair' },
    success: NOT_FOUND,
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
  { name: 'GET admin/users', path: '/api/admin/users', success: 200, who: 'owner' },
  {
    name: 'GET customers/:id/account',
    path: `/api/customers/${MISSING}/account`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'POST customers/:id/account/one-time-link',
    path: `/api/customers/${MISSING}/account/one-time-link`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'PUT customers/:id/account',
    path: `/api/customers/${MISSING}/account`,
    body: { userId: 'nobody' },
    success: NOT_FOUND,
    who: 'owner',
  },
];
