import { describeTag, example } from '../api/example.ts';
import { trashItemSchema, trashParamsSchema } from './trash.ts';

export const trashExamples = [
  example(trashParamsSchema, { kind: 'customer', id: '7' }),
  example(trashItemSchema, {
    kind: 'customer',
    recordId: 7,
    label: 'Harbor Trust',
    activities: 3,
    files: 0,
    tasks: 1,
    messages: 2,
    deletedAt: '2026-03-20T15:00:00.000Z',
  }),
];

export const trashTag = describeTag('Trash', 'Deleted records, for 30 days.');
