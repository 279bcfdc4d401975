import {
  type Mail,
  type Message,
  type ReplyTemplate,
  type Subscriber,
  mailSchema,
  messageSchema,
  replyTemplateSchema,
  subscriberSchema,
  withNulls,
} from '@polaris/contracts';

const at = '2026-01-02T15:00:00.000Z';
const times = { createdAt: at, updatedAt: at };

export const someSubscriber = (own: Partial<Subscriber> = {}): Subscriber =>
  withNulls(subscriberSchema, {
    id: 101,
    email: 'reader@example.com',
    status: 'subscribed',
    askedAt: at,
    confirmedAt: at,
    unsubscribedAt: null,
    source: '/PolarisNet',
    customer: null,
    undeliverable: null,
    version: 2,
    createdAt: at,
    ...own,
  });

export const someMail = (own: Partial<Mail> = {}): Mail =>
  withNulls(mailSchema, {
    id: 81,
    recipient: 'ada@example.com',
    subject: 'Your order: Chart Reading',
    text: 'Thank you.',
    status: 'sent',
    attempts: 1,
    error: null,
    activityId: null,
    undeliverable: null,
    createdAt: at,
    sentAt: at,
    ...own,
  });

export const someMessage = (own: Partial<Message> = {}): Message =>
  withNulls(messageSchema, {
    id: 111,
    contactId: 31,
    recipient: 'ada@example.com',
    subject: 'Re: Your message',
    text: 'Hello Ada',
    status: 'sent',
    leavesAt: at,
    createdAt: at,
    ...own,
  });

export const someReplyTemplate = (own: Partial<ReplyTemplate> = {}): ReplyTemplate =>
  withNulls(replyTemplateSchema, {
    id: 121,
    name: 'First answer',
    subject: '',
    body: 'Hello {{firstName}}',
    version: 1,
    ...times,
    ...own,
  });
