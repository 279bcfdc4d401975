import { ownerCreate, ownerDelete, ownerRead } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  messageInputSchema,
  messagesSchema,
  replyInputSchema,
  waitingMessageSchema,
} from './message.ts';
import { plainPageQuerySchema } from '../../values/page.ts';

export const listReplies = ownerRead({
  tag: 'Messages',
  summary: 'List the replies to a submission, the newest first',
  path: '/api/admin/contact-submissions/:id/messages',
  params: idParamsSchema,
  query: plainPageQuerySchema,
  returns: messagesSchema,
});

export const replyToSubmission = ownerCreate({
  tag: 'Messages',
  summary: 'Reply to a submission by mail',
  path: '/api/admin/contact-submissions/:id/reply',
  params: idParamsSchema,
  body: replyInputSchema,
  hasIdempotencyKey: true,
  returns: waitingMessageSchema,
});

export const writeToCustomer = ownerCreate({
  tag: 'Messages',
  summary: 'Write to a customer by mail',
  path: '/api/admin/customers/:id/messages',
  params: idParamsSchema,
  body: messageInputSchema,
  hasIdempotencyKey: true,
  returns: waitingMessageSchema,
  errors: { 409: 'This customer has no email address.' },
});

export const takeMessageBack = ownerDelete({
  tag: 'Messages',
  summary: 'Take a message back before it leaves',
  path: '/api/admin/messages/:id',
  params: idParamsSchema,
  errors: { 409: 'It has left already.' },
});
