import { type Call, MISSING, NOT_FOUND } from '../testing/call';
import { serviceInput } from '../testing/factories';

export const calls: Call[] = [
  { name: 'GET services/landing', path: '/api/services/landing', success: 200, who: 'anyone' },
  { name: 'GET services', path: '/api/services', success: 200, who: 'anyone' },
  { name: 'GET services/:id', path: `/api/services/${MISSING}`, success: NOT_FOUND, who: 'anyone' },
  {
    name: 'POST services',
    path: '/api/services',
    body: serviceInput(),
    success: 201,
    who: 'owner',
  },
  {
    name: 'PUT services/:id',
    path: `/api/services/${MISSING}`,
    body: serviceInput(),
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'PUT admin/services/order',
    path: '/api/admin/services/order',
    body: { ids: [MISSING] },
    success: 409,
    who: 'owner',
  },
];
