import { endpoint } from '../../api/endpoint.ts';
import {
  ONE_CLICK,
  essayParamsSchema,
  letterSchema,
  newsletterInputSchema,
  newsletterIssueSchema,
  newsletterIssuesSchema,
  newsletterTokenParamsSchema,
  oneClickSchema,
  sendEssayInputSchema,
  sendLetterInputSchema,
  subscribersQuerySchema,
  subscribersSchema,
} from './subscriber.ts';
import { idParamsSchema } from '../../values/text/text.ts';

export const subscribe = endpoint({
  tag: 'Newsletter',
  summary: 'Ask for the newsletter: a link to confirm is mailed',
  description: 'Never tells whether the address is known.',
  method: 'POST',
  path: '/api/newsletter',
  allow: 'anyone',
  body: newsletterInputSchema,
  errors: { 429: 'Too many attempts. Please try again later.' },
});

export const openUnsubscribe = endpoint({
  tag: 'Newsletter',
  summary: 'Go to the page that unsubscribes',
  method: 'GET',
  path: '/api/newsletter/unsubscribe/:token',
  allow: 'anyone',
  params: newsletterTokenParamsSchema,
  status: 302,
});

export const unsubscribe = endpoint({
  tag: 'Newsletter',
  summary: 'Unsubscribe with one click (RFC 8058)',
  method: 'POST',
  path: '/api/newsletter/unsubscribe/:token',
  allow: 'anyone',
  params: newsletterTokenParamsSchema,
  body: oneClickSchema,
  form: { mediaType: 'application/x-www-form-urlencoded', example: ONE_CLICK },
  status: 200,
  errors: { 404: 'This link was not found.' },
});

export const listSubscribers = endpoint({
  tag: 'Newsletter',
  summary: 'List subscribers, the newest first',
  method: 'GET',
  path: '/api/admin/subscribers',
  allow: 'owner',
  query: subscribersQuerySchema,
  returns: subscribersSchema,
});

export const deleteSubscriber = endpoint({
  tag: 'Newsletter',
  summary: 'Move a subscriber to the trash',
  method: 'DELETE',
  path: '/api/admin/subscribers/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});

export const listNewsletter = endpoint({
  tag: 'Newsletter',
  summary: 'List what can be, or was, sent to subscribers',
  description: 'New essays first, then what was sent, the newest first.',
  method: 'GET',
  path: '/api/admin/newsletter',
  allow: 'owner',
  returns: newsletterIssuesSchema,
});

export const sendEssay = endpoint({
  tag: 'Newsletter',
  summary: 'Mail an essay to all subscribers',
  method: 'POST',
  path: '/api/admin/newsletter/essays/:slug',
  allow: 'owner',
  proof: 'session',
  params: essayParamsSchema,
  body: sendEssayInputSchema,
  status: 202,
  returns: newsletterIssueSchema,
  errors: { 409: 'This essay was sent before.' },
});

export const previewLetter = endpoint({
  tag: 'Newsletter',
  summary: 'Show a letter as subscribers would get it, and to how many it would go',
  method: 'POST',
  path: '/api/admin/newsletter/letters/preview',
  allow: 'owner',
  proof: 'session',
  body: letterSchema,
  status: 200,
  returns: newsletterIssueSchema,
});

export const sendLetter = endpoint({
  tag: 'Newsletter',
  summary: 'Mail a letter to all subscribers',
  method: 'POST',
  path: '/api/admin/newsletter/letters',
  allow: 'owner',
  proof: 'session',
  body: sendLetterInputSchema,
  status: 202,
  returns: newsletterIssueSchema,
  errors: { 409: 'This letter was sent before.' },
});
