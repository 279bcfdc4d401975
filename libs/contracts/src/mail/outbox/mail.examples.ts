import { describeTag, example } from '../../api/example.ts';
import { heldMailsSchema, mailSchema } from './mail.ts';
import { undeliverableAddressSchema } from './undeliverable-address.ts';

export const mailExamples = [
  example(mailSchema, {
    id: 90,
    recipient: 'maya@example.com',
    subject: 'Your session is booked',
    text: 'Dashboard review, April 7, 11:00 AM EST',
    status: 'sent',
    attempts: 1,
    error: null,
    activityId: null,
    undeliverable: null,
    createdAt: '2026-03-20T15:00:00.000Z',
    sentAt: '2026-03-20T15:00:02.000Z',
  }),
  example(heldMailsSchema, { count: 12 }),
  example(undeliverableAddressSchema, {
    id: 12,
    email: 'maya@example.com',
    kind: 'bounce',
    reason: 'smtp; 550 5.1.1 user unknown',
    createdAt: '2026-03-20T15:00:09.000Z',
  }),
];

export const mailTag = describeTag('Mail', 'What the server has mailed, and how far it has come.');
