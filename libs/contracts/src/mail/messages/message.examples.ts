import { describeTag, example } from '../../api/example.ts';
import {
  messageInputSchema,
  messageSchema,
  replyInputSchema,
  waitingMessageSchema,
} from './message.ts';

const TEXT = 'Hello Maya,\n\nThe Level-Up Pack takes two weeks.\n\nInes';

export const messageExamples = [
  example(replyInputSchema, {
    subject: 'Re: Your message of March 2, 2026',
    body: TEXT,
    followUpOn: '2026-03-09',
    quote: true,
  }),
  example(messageInputSchema, { subject: 'Your dashboard', body: TEXT }),
  example(waitingMessageSchema, { id: 12, leavesAt: '2026-03-20T15:00:10.000Z' }),
  example(messageSchema, {
    id: 12,
    contactId: 21,
    recipient: 'maya@example.com',
    subject: 'Re: Your message of March 2, 2026',
    text: TEXT,
    status: 'sent',
    leavesAt: '2026-03-20T15:00:10.000Z',
    createdAt: '2026-03-20T15:00:00.000Z',
  }),
];

export const messagesTag = describeTag(
  'Messages',
  'What the owner and people write to each other.',
);
