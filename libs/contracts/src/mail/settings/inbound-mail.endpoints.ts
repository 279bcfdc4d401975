import { endpoint } from '../../api/endpoint.ts';
import { ownerRead } from '../../api/owner-calls.ts';
import { webhookReceiptSchema } from '../../sales/payments/payment.ts';
import {
  inboundMailSchema,
  postmarkInboundInputSchema,
  sesInboundInputSchema,
} from './inbound-mail.ts';
import { webhookAddressSchema } from './mail-webhook.ts';

const TOO_MANY = { 429: 'Too many attempts. Please try again later.' };

export const getInboundMail = ownerRead({
  tag: 'Mail server',
  summary: 'Read how replies by mail come in',
  path: '/api/admin/inbound-mail',
  returns: inboundMailSchema,
});

export const setPostmarkInbound = endpoint({
  tag: 'Mail server',
  summary: 'Take replies in by Postmark',
  description:
    'Answers the address to which Postmark posts them, whose secret is answered this one time. An earlier one stops working.',
  method: 'PUT',
  path: '/api/admin/inbound-mail/postmark',
  allow: 'owner',
  proof: 'recent',
  body: postmarkInboundInputSchema,
  returns: webhookAddressSchema,
});

export const setSesInbound = endpoint({
  tag: 'Mail server',
  summary: 'Take replies in by Amazon SES',
  description: 'What another topic sends is refused. The subscription is confirmed by itself.',
  method: 'PUT',
  path: '/api/admin/inbound-mail/ses',
  allow: 'owner',
  proof: 'recent',
  body: sesInboundInputSchema,
  returns: inboundMailSchema,
});

export const removeInboundMail = endpoint({
  tag: 'Mail server',
  summary: 'Take no more replies in: they go to the owner’s mailbox',
  method: 'DELETE',
  path: '/api/admin/inbound-mail',
  allow: 'owner',
  proof: 'recent',
  errors: { 404: 'It is not set up.' },
});

export const receivePostmarkMail = endpoint({
  tag: 'Mail server',
  summary: 'Take a reply from Postmark, which shows its password',
  method: 'POST',
  path: '/api/webhooks/postmark-inbound',
  allow: 'anyone',
  webhook: true,
  returns: webhookReceiptSchema,
  errors: {
    400: 'It is not a mail of Postmark.',
    401: 'The password is wrong.',
    404: 'It is not set up.',
    ...TOO_MANY,
  },
});

export const receiveSesMail = endpoint({
  tag: 'Mail server',
  summary: 'Take a reply of Amazon SES that SNS has signed',
  method: 'POST',
  path: '/api/webhooks/ses-inbound',
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
