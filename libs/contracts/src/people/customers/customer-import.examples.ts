import { example } from '../../api/example.ts';
import { customerImportSchema, importUndoSchema } from './customer-import.ts';

export const customerImportExamples = [
  example(customerImportSchema, {
    id: 4,
    importedAt: '2026-03-02T17:00:00.000Z',
    created: 1240,
    updated: 12,
  }),
  example(importUndoSchema, {
    removed: 1239,
    restored: 12,
    kept: 1,
    keptCustomers: [{ id: 7, name: 'Harbor Trust' }],
  }),
];
