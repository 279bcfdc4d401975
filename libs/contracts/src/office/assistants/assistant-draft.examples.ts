import { example } from '../../api/example.ts';
import {
  assistantApprovalSchema,
  assistantDraftSchema,
  editedDraftSchema,
} from './assistant-draft.ts';

export const assistantDraftExamples = [
  example(assistantDraftSchema, {
    id: 7,
    via: 'claude.ai',
    reason: 'Sara asked when the report is ready.',
    customer: { id: 12, name: 'Sara Lindqvist' },
    contact: null,
    content: {
      kind: 'message',
      to: 'sara@harbor.example',
      subject: 'Your report',
      text: 'Hello Sara,\n\nyour report is ready on Friday.',
      quote: null,
      followUpOn: '2026-04-10',
    },
    readBefore: [{ kind: 'message', id: 41, name: 'Sara Lindqvist', customerId: 12 }],
    outdated: null,
    problem: null,
    leavesAt: null,
    createdAt: '2026-04-07T09:30:00.000Z',
  }),
  example(assistantApprovalSchema, {
    message: { subject: 'Your report', body: 'Hello Sara,\n\nit is ready on Thursday.' },
  }),
  example(editedDraftSchema, { kind: 'offer', id: 3 }),
];
