import { endpoint } from '../../api/endpoint.ts';
import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import {
  adminPurchaseSchema,
  adminPurchasesQuerySchema,
  adminPurchasesSchema,
  purchaseInputSchema,
  purchaseUpdateSchema,
} from './purchase.ts';
import { ownPurchaseSchema, ownPurchasesSchema } from './own-purchase.ts';
import { finishStepSchema, purchasePageSchema, purchaseStepParamsSchema } from './purchase-page.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
import { saleInputSchema } from './sale.ts';

export const listAllPurchases = ownerRead({
  tag: 'Purchases',
  summary: 'List the purchases of every customer',
  path: '/api/admin/purchases',
  query: adminPurchasesQuerySchema,
  returns: adminPurchasesSchema,
});

export const recordSale = ownerCreate({
  tag: 'Purchases',
  summary: 'Record a sale to a customer, with or without an account',
  path: '/api/admin/purchases',
  body: saleInputSchema,
  hasIdempotencyKey: true,
  returns: adminPurchaseSchema,
  errors: { 404: 'Customer, account or service was not found.' },
});

export const updatePurchase = ownerWrite({
  tag: 'Purchases',
  summary: 'Move a purchase along',
  method: 'PATCH',
  path: '/api/admin/purchases/:id',
  params: idParamsSchema,
  body: purchaseUpdateSchema,
  returns: adminPurchaseSchema,
});

export const getAdminPurchase = ownerRead({
  tag: 'Purchases',
  summary: 'Get a purchase as the owner sees it',
  path: '/api/admin/purchases/:id',
  params: idParamsSchema,
  returns: adminPurchaseSchema,
});

export const finishStep = ownerCreate({
  tag: 'Purchases',
  summary: 'Mark the next step of a purchase as done',
  path: '/api/admin/purchases/:id/steps',
  params: idParamsSchema,
  body: finishStepSchema,
  returns: adminPurchaseSchema,
  errors: { 409: 'The purchase has no next step, or was changed elsewhere.' },
});

export const reopenStep = ownerDelete({
  tag: 'Purchases',
  summary: 'Make a step that was done the next step again',
  path: '/api/admin/purchases/:id/steps/:stepId',
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
  returns: ownPurchasesSchema,
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
  returns: ownPurchaseSchema,
  errors: {
    404: 'Service was not found.',
    409: 'The price has changed. The problem has the new one in `price`, with tax in `total`.',
  },
});
