import { example } from '../../api/example.ts';
import { timeOffMessageSchema, timeOffMessagesSchema, timeOffSessionSchema } from './time-off.ts';

export const timeOffExamples = [
  example(timeOffSessionSchema, {
    id: 12,
    title: 'Dashboard review',
    startTime: '2026-07-03T16:00:00.000Z',
    endTime: '2026-07-03T17:00:00.000Z',
    customerId: 7,
    name: 'Harbor Trust',
    email: 'hello@harbor.example',
  }),
  example(timeOffMessageSchema, {
    subject: 'Our session on Friday, July 3',
    body: 'Hi {{firstName}},\n\nI am away that day. Which other time suits you?',
  }),
  example(timeOffMessagesSchema, {
    messages: [{ id: 31, leavesAt: '2026-06-20T15:00:10.000Z' }],
  }),
];
