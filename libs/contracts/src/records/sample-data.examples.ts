import { describeTag, example } from '../api/example.ts';
import { sampleDataSchema } from './sample-data.ts';

export const sampleDataExamples = [
  example(sampleDataSchema, {
    addedAt: '2026-03-20T15:00:00.000Z',
    samples: [
      { kind: 'customers', count: 25 },
      { kind: 'purchases', count: 22 },
    ],
    attached: [{ kind: 'tasks', count: 1 }],
  }),
];

export const sampleDataTag = describeTag(
  'Sample data',
  'Invented people and sales for looking around, which can be removed at any time.',
);
