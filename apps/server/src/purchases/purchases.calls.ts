import { type Call, MISSING, NOT_FOUND } from '../testing/call';

export const calls: Call[] = [
  { name: 'GET purchases', path: '/api/purchases', success: 200, who: 'signed-in' },
  {
    name: 'POST purchases',
    path: '/api/purchases',
    body: { serviceId: MISSING, amount: 120, status: 'active', progress: 0 },
    success: NOT_FOUND,
    who: 'signed-in',
  },
  { name: 'GET admin/purchases', path: '/api/admin/purchases', success: 200, who: 'owner' },
  {
    name: 'POST admin/purchases',
    path: '/api/admin/purchases',
    body: { customerId: MISSING, serviceId: MISSING, amount: 120, note: 'As agreed.' },
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'PATCH admin/purchases/:id',
    path: `/api/admin/purchases/${MISSING}`,
    body: { status: 'completed', progress: 40, note: 'Almost there.' },
    success: NOT_FOUND,
    who: 'owner',
  },
];
