import { type Call, MISSING, NOT_FOUND } from '../testing/call';

export const calls: Call[] = [
  { name: 'GET payment-options', path: '/api/payment-options', success: 200, who: 'anyone' },
  {
    name: 'POST purchases/:id/checkout',
    path: `/api/purchases/${MISSING}/checkout`,
    success: NOT_FOUND,
    who: 'signed-in',
  },
  // Its signature is tested on its own; without a key there is nothing here.
  {
    name: 'POST webhooks/stripe',
    path: '/api/webhooks/stripe',
    success: NOT_FOUND,
    who: 'anyone',
    isSigned: true,
  },
  {
    name: 'POST admin/purchases/:id/payments',
    path: `/api/admin/purchases/${MISSING}/payments`,
    body: { amount: 500, method: 'bank_transfer', note: 'The first half.' },
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'POST admin/payments/:id/refunds',
    path: `/api/admin/payments/${MISSING}/refunds`,
    body: { amount: 100, reason: 'Less work than planned.' },
    success: NOT_FOUND,
    who: 'owner',
  },
];
