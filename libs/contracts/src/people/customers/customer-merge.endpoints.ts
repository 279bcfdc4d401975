import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
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

export const listDuplicates = ownerRead({
  tag: 'Merging',
  summary: 'List pairs of customers who may be one person',
  path: '/api/admin/duplicate-customers',
  query: duplicatePairsQuerySchema,
  returns: duplicatePairsSchema,
});

export const getMerging = ownerRead({
  tag: 'Merging',
  summary: 'Read who may be the same person as a customer, and the merges that can be undone',
  path: '/api/customers/:id/merging',
  params: idParamsSchema,
  returns: customerMergingSchema,
});

export const markDifferent = ownerWrite({
  tag: 'Merging',
  summary: 'Say that two customers are not the same person',
  method: 'PUT',
  path: '/api/customers/:id/different/:otherId',
  params: differentCustomersParamsSchema,
  errors: { 409: 'The two are the same record.' },
});

export const unmarkDifferent = ownerDelete({
  tag: 'Merging',
  summary: 'Take back that two customers are not the same person',
  path: '/api/customers/:id/different/:otherId',
  params: differentCustomersParamsSchema,
});

export const previewMerge = ownerRead({
  tag: 'Merging',
  summary: 'Compare two customers, field by field, before they are merged',
  path: '/api/admin/merge-preview',
  query: mergePreviewQuerySchema,
  returns: mergePreviewSchema,
  errors: { 404: 'One of the two customers was not found.', 409: TWO_ACCOUNTS },
});

export const mergeCustomers = ownerCreate({
  tag: 'Merging',
  summary: 'Merge another customer into this one',
  description:
    'All that belongs to the other one moves here: activities, submissions, purchases, sessions, invoices, messages, tags, the account. Its own record is gone, and comes back when the merge is undone within 30 days.',
  path: '/api/customers/:id/merge',
  hasIdempotencyKey: true,
  params: idParamsSchema,
  body: mergeInputSchema,
  returns: customerMergeSchema,
  errors: { 409: `One of the two was changed since they were compared. ${TWO_ACCOUNTS}` },
});

export const previewMergeUndo = ownerRead({
  tag: 'Merging',
  summary: 'Read what undoing a merge returns, and what stays',
  path: '/api/admin/customer-merges/:id',
  params: idParamsSchema,
  returns: mergeUndoPreviewSchema,
  errors: { 409: 'The kept record is in the trash, or was merged since.' },
});

export const undoMerge = ownerWrite({
  tag: 'Merging',
  summary: 'Undo a merge: what moved goes back',
  method: 'POST',
  path: '/api/admin/customer-merges/:id/undo',
  params: idParamsSchema,
  returns: mergeUndoneSchema,
  errors: {
    404: 'The merge was not found, or is older than 30 days.',
    409: 'The kept record is in the trash, or was merged since.',
  },
});

export const findKeptCustomer = ownerRead({
  tag: 'Merging',
  summary: 'Find the customer that a merged one is a part of',
  path: '/api/admin/merged-customers/:id',
  params: idParamsSchema,
  returns: keptCustomerSchema,
});
