import { trashItemSchema } from '@polaris/contracts';
import { example } from '../../platform/openapi/examples';

export const trashExamples = [
  example(trashItemSchema, {
    kind: 'customer',
    recordId: 7,
    label: 'Harbor Trust',
    activities: 3,
    deletedAt: '2026-03-20T15:00:00.000Z',
  }),
];
