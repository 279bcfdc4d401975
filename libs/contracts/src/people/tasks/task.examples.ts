import { describeTag, example } from '../../api/example.ts';
import { taskInputSchema, taskSchema, taskUpdateSchema } from './task.ts';

export const TASK = {
  id: 31,
  title: 'Send the proposal',
  customerId: null,
  dueOn: '2026-04-07',
  dueTime: '15:00',
  dueAt: '2026-04-07T19:00:00.000Z',
  snoozedUntil: null,
  doneAt: null,
  via: null,
  version: 1,
  createdAt: '2026-04-02T15:00:00.000Z',
  updatedAt: '2026-04-02T15:00:00.000Z',
  customer: null,
} as const;

export const taskExamples = [
  example(taskSchema, TASK),
  example(taskInputSchema, { title: 'Send the proposal', dueOn: '2026-04-07', dueTime: '15:00' }),
  example(taskUpdateSchema, { snooze: 'tomorrow', version: 1 }),
];

export const tasksTag = describeTag('Tasks', 'What the owner has to do.');
