import {
  messageInputSchema,
  messagesSchema,
  plainPageQuerySchema,
  replyInputSchema,
  waitingMessageSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/contact-submissions/:id/messages': {
    query: plainPageQuerySchema,
    response: messagesSchema,
  },
  'POST /api/admin/contact-submissions/:id/reply': {
    request: replyInputSchema,
    response: waitingMessageSchema,
  },
  'POST /api/admin/customers/:id/messages': {
    request: messageInputSchema,
    response: waitingMessageSchema,
  },
  'DELETE /api/admin/messages/:id': {},
};
