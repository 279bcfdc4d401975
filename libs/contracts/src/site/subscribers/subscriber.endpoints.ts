import { endpoint } from '../../api/endpoint.ts';
import { ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
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

export const listSubscribers = ownerRead({
  tag: 'Newsletter',
  summary: 'List subscribers, the newest first',
  path: '/api/admin/subscribers',
  query: subscribersQuerySchema,
  returns: subscribersSchema,
});

export const deleteSubscriber = ownerDelete({
  tag: 'Newsletter',
  summary: 'Move a subscriber to the trash',
  path: '/api/admin/subscribers/:id',
  params: idParamsSchema,
});

export const listNewsletter = ownerRead({
  tag: 'Newsletter',
  summary: 'List what can be, or was, sent to subscribers',
  description: 'New essays first, then what was sent, the newest first.',
  path: '/api/admin/newsletter',
  returns: newsletterIssuesSchema,
});

export const sendEssay = ownerWrite({
  tag: 'Newsletter',
  summary: 'Mail an essay to all subscribers',
  method: 'POST',
  path: '/api/admin/newsletter/essays/:slug',
  params: essayParamsSchema,
  body: sendEssayInputSchema,
  status: 202,
  returns: newsletterIssueSchema,
  errors: { 409: 'This essay was sent before.' },
});

export const previewLetter = ownerWrite({
  tag: 'Newsletter',
  summary: 'Show a letter as subscribers would get it, and to how many it would go',
  method: 'POST',
  path: '/api/admin/newsletter/letters/preview',
  body: letterSchema,
  status: 200,
  returns: newsletterIssueSchema,
});

export const sendLetter = ownerWrite({
  tag: 'Newsletter',
  summary: 'Mail a letter to all subscribers',
  method: 'POST',
  path: '/api/admin/newsletter/letters',
  body: sendLetterInputSchema,
  status: 202,
  returns: newsletterIssueSchema,
  errors: { 409: 'This letter was sent before.' },
});
