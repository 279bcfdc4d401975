import { endpoint } from '../../api/endpoint.ts';
import { ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import {
  forgetMailServerInputSchema,
  mailSettingsInputSchema,
  mailSettingsSchema,
  senderDomainInputSchema,
  senderDomainSchema,
  testMailInputSchema,
  testMailResultSchema,
} from './mail-settings.ts';

const TOO_MANY = { 429: 'Too many attempts. Please try again later.' };

export const getMailSettings = ownerRead({
  tag: 'Mail server',
  summary: 'Read by which server mail leaves',
  path: '/api/admin/mail-settings',
  returns: mailSettingsSchema,
});

export const updateMailSettings = endpoint({
  tag: 'Mail server',
  summary: 'Replace the mail server',
  description:
    'Without a password the stored one stays, for the same host and user name only. It asks for the password of the account, too, ten minutes after signing in. What the environment sets cannot be changed.',
  method: 'PUT',
  path: '/api/admin/mail-settings',
  allow: 'owner',
  proof: 'code',
  body: mailSettingsInputSchema,
  returns: mailSettingsSchema,
  errors: { 403: 'For your security, please sign in again first.', ...TOO_MANY },
});

export const forgetMailServer = endpoint({
  tag: 'Mail server',
  summary: 'Forget the mail server: mail stays in the outbox from now on',
  description: 'It asks for the password of the account, too, ten minutes after signing in.',
  method: 'DELETE',
  path: '/api/admin/mail-settings',
  allow: 'owner',
  proof: 'code',
  body: forgetMailServerInputSchema,
  errors: { 403: 'For your security, please sign in again first.', ...TOO_MANY },
});

export const sendTestMail = ownerWrite({
  tag: 'Mail server',
  summary: 'Send a test mail to the own address',
  description:
    'By the server that is sent along, which need not be stored. It takes up to 15 seconds.',
  method: 'POST',
  path: '/api/admin/mail-settings/test',
  body: testMailInputSchema,
  returns: testMailResultSchema,
  errors: TOO_MANY,
});

export const checkSenderDomain = ownerWrite({
  tag: 'Mail server',
  summary: 'Look up what the domain of the sender says about its mail: SPF, DKIM and DMARC',
  method: 'POST',
  path: '/api/admin/mail-settings/domain',
  body: senderDomainInputSchema,
  returns: senderDomainSchema,
  errors: TOO_MANY,
});
