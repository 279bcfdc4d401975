import { endpoint } from '../../api/endpoint.ts';
import { ownerRead } from '../../api/owner-calls.ts';
import { webhookReceiptSchema } from '../../sales/payments/payment.ts';
import {
  mailProviderParamsSchema,
  mailWebhookSchema,
  mailWebhooksSchema,
  sesTopicInputSchema,
  webhookAddressSchema,
} from './mail-webhook.ts';

const TOO_MANY = { 429: 'Too many attempts. Please try again later.' };

export const listMailWebhooks = ownerRead({
  tag: 'Mail server',
  summary: 'Read how mail providers report what came back',
  path: '/api/admin/mail-webhooks',
  returns: mailWebhooksSchema,
});

export const makePostmarkAddress = endpoint({
  tag: 'Mail server',
  summary: 'Make the address to which Postmark reports',
  description: 'Its secret is answered this one time. An earlier address stops working.',
  method: 'POST',
  path: '/api/admin/mail-webhooks/postmark',
  allow: 'owner',
  proof: 'recent',
  status: 201,
  returns: webhookAddressSchema,
});

export const setSesTopic = endpoint({
  tag: 'Mail server',
  summary: 'Say which topic of Amazon SNS reports for SES',
  description: 'What another topic sends is refused. The subscription is confirmed by itself.',
  method: 'PUT',
  path: '/api/admin/mail-webhooks/ses',
  allow: 'owner',
  proof: 'recent',
  body: sesTopicInputSchema,
  returns: mailWebhookSchema,
});

export const removeMailWebhook = endpoint({
  tag: 'Mail server',
  summary: 'Take no more reports from a mail provider',
  method: 'DELETE',
  path: '/api/admin/mail-webhooks/:provider',
  allow: 'owner',
  proof: 'recent',
  params: mailProviderParamsSchema,
});

export const receivePostmarkEvent = endpoint({
  tag: 'Mail server',
  summary: 'Take a bounce or a complaint from Postmark, which shows its password',
  method: 'POST',
  path: '/api/webhooks/postmark',
  allow: 'anyone',
  webhook: true,
  returns: webhookReceiptSchema,
  errors: {
    400: 'It is not an event of Postmark.',
    401: 'The password is wrong.',
    404: 'It is not set up.',
    ...TOO_MANY,
  },
});

export const receiveSesEvent = endpoint({
  tag: 'Mail server',
  summary: 'Take a bounce or a complaint of Amazon SES that SNS has signed',
  method: 'POST',
  path: '/api/webhooks/ses',
  allow: 'anyone',
  webhook: true,
  returns: webhookReceiptSchema,
  errors: {
    400: 'It is not a message of SNS.',
    403: 'The signature, the topic or the time is wrong.',
    404: 'It is not set up.',
    ...TOO_MANY,
    503: 'SNS cannot be reached.',
  },
});
