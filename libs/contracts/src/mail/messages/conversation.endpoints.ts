import { endpoint } from '../../api/endpoint.ts';
import { ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  clientMessagesSchema,
  conversationInputSchema,
  conversationMessageSchema,
  conversationSchema,
  markReadInputSchema,
} from './conversation.ts';

export const listConversation = endpoint({
  tag: 'Messages',
  summary: 'List your conversation with the owner, the newest message first',
  method: 'GET',
  path: '/api/conversation',
  allow: 'signed-in',
  query: plainPageQuerySchema,
  returns: conversationSchema,
});

export const writeToOwner = endpoint({
  tag: 'Messages',
  summary: 'Write to the owner',
  method: 'POST',
  path: '/api/conversation',
  allow: 'signed-in',
  proof: 'session',
  body: conversationInputSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: conversationMessageSchema,
  errors: { 409: 'The email address of the account is not verified, or it is the owner’s.' },
});

export const markConversationRead = endpoint({
  tag: 'Messages',
  summary: 'Mark what the owner wrote as read, up to a message',
  method: 'PUT',
  path: '/api/conversation/read',
  allow: 'signed-in',
  proof: 'session',
  body: markReadInputSchema,
});

export const listCustomerConversation = ownerRead({
  tag: 'Messages',
  summary: 'List the conversation with a customer, the newest message first',
  path: '/api/admin/customers/:id/conversation',
  params: idParamsSchema,
  query: plainPageQuerySchema,
  returns: conversationSchema,
});

export const listClientMessages = ownerRead({
  tag: 'Messages',
  summary: 'List what a customer wrote on the dashboard and by mail, the newest first',
  path: '/api/admin/customers/:id/messages',
  params: idParamsSchema,
  query: plainPageQuerySchema,
  returns: clientMessagesSchema,
});

export const listCompanyMessages = ownerRead({
  tag: 'Messages',
  summary: 'List what the people of a company wrote, the newest first',
  path: '/api/admin/companies/:id/messages',
  params: idParamsSchema,
  query: plainPageQuerySchema,
  returns: clientMessagesSchema,
});

export const markClientMessagesRead = ownerWrite({
  tag: 'Messages',
  summary: 'Mark what a customer wrote as read, up to a message',
  method: 'PUT',
  path: '/api/admin/customers/:id/messages/read',
  params: idParamsSchema,
  body: markReadInputSchema,
});

export const listUnreadMessages = ownerRead({
  tag: 'Messages',
  summary: 'List the unread messages of all customers, the newest first',
  path: '/api/admin/messages/unread',
  query: plainPageQuerySchema,
  returns: clientMessagesSchema,
});
