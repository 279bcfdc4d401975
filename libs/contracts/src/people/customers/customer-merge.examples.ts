import { describeTag, example } from '../../api/example.ts';
import {
  customerMergeSchema,
  customerMergingSchema,
  differentCustomersParamsSchema,
  duplicatePairSchema,
  duplicatePairsQuerySchema,
  keptCustomerSchema,
  likelyDuplicateSchema,
  mergeInputSchema,
  mergePreviewQuerySchema,
  mergePreviewSchema,
  mergeUndoPreviewSchema,
  mergeUndoneSchema,
} from './customer-merge.ts';

const first = {
  id: 7,
  name: 'Maya Okafor',
  email: 'maya@example.com',
  company: 'Harbor Trust',
  createdAt: '2026-02-03T17:00:00.000Z',
};
const second = {
  id: 31,
  name: 'Maya Okafor-Lind',
  email: 'maya@example.com',
  company: 'Harbor Trust Inc.',
  createdAt: '2026-03-02T17:00:00.000Z',
};
const merged = { id: 31, name: 'Maya Okafor-Lind' };

const merge = {
  id: 3,
  mergedId: 31,
  mergedName: 'Maya Okafor-Lind',
  mergedAt: '2026-03-05T17:00:00.000Z',
  undoUntil: '2026-04-04T17:00:00.000Z',
};

export const customerMergeExamples = [
  example(duplicatePairsQuerySchema, { limit: '20' }),
  example(duplicatePairSchema, {
    firstId: 7,
    secondId: 31,
    first,
    second,
    reasons: ['email', 'name'],
  }),
  example(likelyDuplicateSchema, { ...second, reasons: ['email', 'name'] }),
  example(differentCustomersParamsSchema, { id: '7', otherId: '31' }),
  example(mergePreviewQuerySchema, { keptId: '7', mergedId: '31' }),
  example(mergePreviewSchema, {
    kept: {
      id: 7,
      name: 'Maya Okafor',
      createdAt: first.createdAt,
      hasAccount: false,
      accountEmail: null,
    },
    merged: {
      ...merged,
      createdAt: second.createdAt,
      hasAccount: true,
      accountEmail: 'maya@example.com',
    },
    state: 'b1946ac92492d2347c6235b4d2611184',
    fields: [
      {
        key: 'name',
        label: 'Name',
        kept: 'Maya Okafor',
        merged: 'Maya Okafor-Lind',
        both: null,
        choice: 'kept',
      },
      {
        key: 'phone',
        label: 'Phone',
        kept: null,
        merged: '(310) 555-0110',
        both: null,
        choice: 'merged',
      },
    ],
    moves: [
      { table: 'activities', count: 12 },
      { table: 'purchases', count: 1 },
    ],
    leftOut: [{ table: 'testimonials', count: 1 }],
    gain: {
      email: 'maya@example.com',
      emailVerified: true,
      invoices: 3,
      files: 2,
      messages: 0,
    },
  }),
  example(mergeInputSchema, {
    mergedId: 31,
    state: 'b1946ac92492d2347c6235b4d2611184',
    choices: [{ key: 'name', choice: 'merged' }],
  }),
  example(customerMergeSchema, merge),
  example(customerMergingSchema, {
    duplicates: [{ ...second, id: 32, reasons: ['phone'] }],
    merges: [merge],
  }),
  example(mergeUndoPreviewSchema, {
    kept: { id: 7, name: 'Maya Okafor' },
    merged,
    mergedAt: '2026-03-05T17:00:00.000Z',
    returns: [{ table: 'activities', count: 11 }],
    fields: ['Phone'],
    changedFields: ['Notes'],
    stays: [{ table: 'activities', id: 52, name: 'Call about the report', change: 'edited' }],
    staysTotal: 1,
  }),
  example(keptCustomerSchema, { id: 7, name: 'Maya Okafor' }),
  example(mergeUndoneSchema, { keptId: 7, mergedId: 31 }),
];

export const mergingTag = describeTag(
  'Merging',
  'Customers of the CRM that are one person: found, compared, merged and separated again.',
);
