import { example } from '../../api/example.ts';
import type { AttachedFile } from '../../people/files/customer-file.ts';
import {
  type ClientMessage,
  type ConversationMessage,
  clientMessageSchema,
  conversationInputSchema,
  conversationMessageSchema,
  markReadInputSchema,
} from './conversation.ts';

const TEXT = 'The new dashboard is live.\n\nCould we move our session to Thursday?';

const FILE: AttachedFile = {
  id: 12,
  name: 'Kick-off notes.pdf',
  mediaType: 'application/pdf',
  size: 84_211,
  hasThumbnail: false,
};

const fields = {
  id: 14,
  via: 'page',
  text: TEXT,
  quoted: null,
  readAt: null,
  createdAt: '2026-03-21T09:30:00.000Z',
} as const;

export const CONVERSATION_MESSAGE: ConversationMessage = {
  ...fields,
  files: [FILE],
  author: 'client',
  subject: null,
};

export const CLIENT_MESSAGE: ClientMessage = {
  ...fields,
  files: [FILE],
  customerId: 7,
  customerName: 'Maya Okafor',
};

export const conversationExamples = [
  example(conversationInputSchema, {
    text: TEXT,
    uploadIds: [],
  }),
  example(conversationMessageSchema, CONVERSATION_MESSAGE),
  example(clientMessageSchema, CLIENT_MESSAGE),
  example(markReadInputSchema, { upTo: 14 }),
];
