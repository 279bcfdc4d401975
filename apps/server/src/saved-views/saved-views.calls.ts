import { type Call, MISSING, NOT_FOUND } from '../testing/call';
import { savedViewInput } from '../testing/factories';

export const calls: Call[] = [
  { name: 'GET admin/views', path: '/api/admin/views?kind=customers', success: 200, who: 'owner' },
  {
    name: 'POST admin/views',
    path: '/api/admin/views',
    body: savedViewInput(),
    success: 201,
    who: 'owner',
  },
  {
    name: 'PUT admin/views/:id',
    path: `/api/admin/views/${MISSING}`,
    body: savedViewInput(),
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'DELETE admin/views/:id',
    path: `/api/admin/views/${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
];
