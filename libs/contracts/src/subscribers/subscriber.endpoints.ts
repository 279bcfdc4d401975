import { endpoint } from '../api/endpoint.ts';
import {
  ONE_CLICK,
  announceInputSchema,
  essayAnnouncementSchema,
  essayAnnouncementsSchema,
  essayParamsSchema,
  newsletterInputSchema,
  newsletterTokenParamsSchema,
  oneClickSchema,
  subscribersQuerySchema,
  subscribersSchema,
} from './subscriber.ts';
import { idParamsSchema } from '../values/text.ts';

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
  params: idParamsSchema,
});

export const listAnnouncements = endpoint({
  tag: 'Newsletter',
  summary: 'List essays that can be, or were, announced',
  method: 'GET',
  path: '/api/admin/newsletter/essays',
  allow: 'owner',
  returns: essayAnnouncementsSchema,
});

export const announceEssay = endpoint({
  tag: 'Newsletter',
  summary: 'Mail an essay to all subscribers',
  method: 'POST',
  path: '/api/admin/newsletter/essays/:slug',
  allow: 'owner',
  params: essayParamsSchema,
  body: announceInputSchema,
  status: 202,
  returns: essayAnnouncementSchema,
  errors: { 409: 'This essay was announced before.' },
});
