import { endpoint } from '../../api/endpoint.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  customerMergeSchema,
  customerMergingSchema,
  differentCustomersParamsSchema,
  duplicatePairsQuerySchema,
  duplicatePairsSchema,
  keptCustomerSchema,
  mergeInputSchema,
  mergePreviewQuerySchema,
  mergePreviewSchema,
  mergeUndoPreviewSchema,
  mergeUndoneSchema,
} from './customer-merge.ts';

const TWO_ACCOUNTS = 'The two are the same record, or both have an account.';

export const listDuplicates = endpoint({
  tag: 'Merging',
  summary: 'List pairs of customers who may be one person',
  method: 'GET',
  path: '/api/admin/duplicate-customers',
  allow: 'owner',
  query: duplicatePairsQuerySchema,
  returns: duplicatePairsSchema,
});

export const getMerging = endpoint({
  tag: 'Merging',
  summary: 'Read who may be the same person as a customer, and the merges that can be undone',
  method: 'GET',
  path: '/api/customers/:id/merging',
  allow: 'owner',
  params: idParamsSchema,
  returns: customerMergingSchema,
});

export const markDifferent = endpoint({
  tag: 'Merging',
  summary: 'Say that two customers are not the same person',
  method: 'PUT',
  path: '/api/customers/:id/different/:otherId',
  allow: 'owner',
  proof: 'session',
  params: differentCustomersParamsSchema,
  errors: { 409: 'The two are the same record.' },
});

export const unmarkDifferent = endpoint({
  tag: 'Merging',
  summary: 'Take back that two customers are not the same person',
  method: 'DELETE',
  path: '/api/customers/:id/different/:otherId',
  allow: 'owner',
  proof: 'session',
  params: differentCustomersParamsSchema,
});

export const previewMerge = endpoint({
  tag: 'Merging',
  summary: 'Compare two customers, field by field, before they are merged',
  method: 'GET',
  path: '/api/admin/merge-preview',
  allow: 'owner',
  query: mergePreviewQuerySchema,
  returns: mergePreviewSchema,
  errors: { 404: 'One of the two customers was not found.', 409: TWO_ACCOUNTS },
});

export const mergeCustomers = endpoint({
  tag: 'Merging',
  summary: 'Merge another customer into this one',
  description:
    'All that belongs to the other one moves here: activities, submissions, purchases, sessions, invoices, messages, tags, the account. Its own record is gone, and comes back when the merge is undone within 30 days.',
  method: 'POST',
  path: '/api/customers/:id/merge',
  allow: 'owner',
  proof: 'session',
  hasIdempotencyKey: true,
  params: idParamsSchema,
  body: mergeInputSchema,
  status: 201,
  returns: customerMergeSchema,
  errors: { 409: `One of the two was changed since they were compared. ${TWO_ACCOUNTS}` },
});

export const previewMergeUndo = endpoint({
  tag: 'Merging',
  summary: 'Read what undoing a merge returns, and what stays',
  method: 'GET',
  path: '/api/admin/customer-merges/:id',
  allow: 'owner',
  params: idParamsSchema,
  returns: mergeUndoPreviewSchema,
  errors: { 409: 'The kept record is in the trash, or was merged since.' },
});

export const undoMerge = endpoint({
  tag: 'Merging',
  summary: 'Undo a merge: what moved goes back',
  method: 'POST',
  path: '/api/admin/customer-merges/:id/undo',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  returns: mergeUndoneSchema,
  errors: {
    404: 'The merge was not found, or is older than 30 days.',
    409: 'The kept record is in the trash, or was merged since.',
  },
});

export const findKeptCustomer = endpoint({
  tag: 'Merging',
  summary: 'Find the customer that a merged one is a part of',
  method: 'GET',
  path: '/api/admin/merged-customers/:id',
  allow: 'owner',
  params: idParamsSchema,
  returns: keptCustomerSchema,
});
