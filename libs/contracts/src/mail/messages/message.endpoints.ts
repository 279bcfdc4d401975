import { endpoint } from '../../api/endpoint.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  messageInputSchema,
  messagesSchema,
  replyInputSchema,
  waitingMessageSchema,
} from './message.ts';
import { plainPageQuerySchema } from '../../values/page.ts';

export const listReplies = endpoint({
  tag: 'Messages',
  summary: 'List the replies to a submission, the newest first',
  method: 'GET',
  path: '/api/admin/contact-submissions/:id/messages',
  allow: 'owner',
  params: idParamsSchema,
  query: plainPageQuerySchema,
  returns: messagesSchema,
});

export const replyToSubmission = endpoint({
  tag: 'Messages',
  summary: 'Reply to a submission by mail',
  method: 'POST',
  path: '/api/admin/contact-submissions/:id/reply',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: replyInputSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: waitingMessageSchema,
});

export const writeToCustomer = endpoint({
  tag: 'Messages',
  summary: 'Write to a customer by mail',
  method: 'POST',
  path: '/api/admin/customers/:id/messages',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: messageInputSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: waitingMessageSchema,
  errors: { 409: 'This customer has no email address.' },
});

export const takeMessageBack = endpoint({
  tag: 'Messages',
  summary: 'Take a message back before it leaves',
  method: 'DELETE',
  path: '/api/admin/messages/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  errors: { 409: 'It has left already.' },
});
