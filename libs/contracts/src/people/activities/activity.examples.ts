import { describeTag, example } from '../../api/example.ts';
import { activityInputSchema, activitySchema, activityUpdateSchema } from './activity.ts';

export const ACTIVITY = {
  id: 58,
  customerId: 7,
  type: 'call',
  subject: 'First call',
  description: 'Walked through where the numbers come from.',
  dueOn: '2026-04-01',
  doneAt: null,
  via: null,
  version: 1,
  createdAt: '2026-03-20T15:00:00.000Z',
  updatedAt: '2026-03-20T15:00:00.000Z',
  customer: { name: 'Harbor Trust' },
} as const;

export const activityExamples = [
  example(activitySchema, ACTIVITY),
  example(activityInputSchema, {
    customerId: 7,
    type: 'call',
    subject: 'First call',
    description: 'Walked through where the numbers come from.',
    dueOn: '2026-04-01',
  }),
  example(activityUpdateSchema, { done: true, version: 1 }),
];

export const activitiesTag = describeTag(
  'Activities',
  'What the owner logged about customers, and what has to follow.',
);
