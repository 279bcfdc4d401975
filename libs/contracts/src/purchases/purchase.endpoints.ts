import { endpoint } from '../api/endpoint.ts';
import {
  adminPurchaseSchema,
  adminPurchasesQuerySchema,
  adminPurchasesSchema,
  purchaseInputSchema,
  purchaseSchema,
  purchaseUpdateSchema,
  purchasesSchema,
} from './purchase.ts';
import { idParamsSchema } from '../values/text.ts';
import { plainPageQuerySchema } from '../values/page.ts';
import { saleInputSchema } from './sale.ts';

export const listAllPurchases = endpoint({
  tag: 'Purchases',
  summary: 'List the purchases of every customer',
  method: 'GET',
  path: '/api/admin/purchases',
  allow: 'owner',
  query: adminPurchasesQuerySchema,
  returns: adminPurchasesSchema,
});

export const recordSale = endpoint({
  tag: 'Purchases',
  summary: 'Record a sale to a customer, with or without an account',
  method: 'POST',
  path: '/api/admin/purchases',
  allow: 'owner',
  body: saleInputSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: adminPurchaseSchema,
  errors: { 404: 'Customer, account or service was not found.' },
});

export const updatePurchase = endpoint({
  tag: 'Purchases',
  summary: 'Move a purchase along',
  method: 'PATCH',
  path: '/api/admin/purchases/:id',
  allow: 'owner',
  params: idParamsSchema,
  body: purchaseUpdateSchema,
  returns: adminPurchaseSchema,
});

export const listPurchases = endpoint({
  tag: 'Purchases',
  summary: 'List the purchases of the account',
  method: 'GET',
  path: '/api/purchases',
  allow: 'signed-in',
  query: plainPageQuerySchema,
  returns: purchasesSchema,
});

export const createPurchase = endpoint({
  tag: 'Purchases',
  summary: 'Order a service',
  method: 'POST',
  path: '/api/purchases',
  allow: 'signed-in',
  body: purchaseInputSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: purchaseSchema,
  errors: {
    404: 'Service was not found.',
    409: 'The price has changed. The problem has the new one in `price`.',
  },
});
