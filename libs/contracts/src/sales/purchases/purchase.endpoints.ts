import { endpoint } from '../../api/endpoint.ts';
import {
  adminPurchaseSchema,
  adminPurchasesQuerySchema,
  adminPurchasesSchema,
  purchaseInputSchema,
  purchaseSchema,
  purchaseUpdateSchema,
  purchasesSchema,
} from './purchase.ts';
import { finishStepSchema, purchasePageSchema, purchaseStepParamsSchema } from './purchase-page.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
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
  proof: 'session',
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
  proof: 'session',
  params: idParamsSchema,
  body: purchaseUpdateSchema,
  returns: adminPurchaseSchema,
});

export const getAdminPurchase = endpoint({
  tag: 'Purchases',
  summary: 'Get a purchase as the owner sees it',
  method: 'GET',
  path: '/api/admin/purchases/:id',
  allow: 'owner',
  params: idParamsSchema,
  returns: adminPurchaseSchema,
});

export const finishStep = endpoint({
  tag: 'Purchases',
  summary: 'Mark the next step of a purchase as done',
  method: 'POST',
  path: '/api/admin/purchases/:id/steps',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: finishStepSchema,
  status: 201,
  returns: adminPurchaseSchema,
  errors: { 409: 'The purchase has no next step, or was changed elsewhere.' },
});

export const reopenStep = endpoint({
  tag: 'Purchases',
  summary: 'Make a step that was done the next step again',
  method: 'DELETE',
  path: '/api/admin/purchases/:id/steps/:stepId',
  allow: 'owner',
  proof: 'session',
  params: purchaseStepParamsSchema,
  returns: adminPurchaseSchema,
  errors: { 409: 'The purchase has another next step.' },
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

export const getPurchase = endpoint({
  tag: 'Purchases',
  summary: 'Get a purchase of the account with its sessions, payments and invoices',
  method: 'GET',
  path: '/api/purchases/:id',
  allow: 'signed-in',
  params: idParamsSchema,
  returns: purchasePageSchema,
});

export const createPurchase = endpoint({
  tag: 'Purchases',
  summary: 'Order a service',
  method: 'POST',
  path: '/api/purchases',
  allow: 'signed-in',
  proof: 'session',
  body: purchaseInputSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: purchaseSchema,
  errors: {
    404: 'Service was not found.',
    409: 'The price has changed. The problem has the new one in `price`.',
  },
});
