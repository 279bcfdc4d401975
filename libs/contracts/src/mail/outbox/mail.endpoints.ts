import { endpoint } from '../../api/endpoint.ts';
import { heldMailsSchema, mailSchema, mailsQuerySchema, mailsSchema } from './mail.ts';
import { idParamsSchema } from '../../values/text/text.ts';

export const listMails = endpoint({
  tag: 'Mail',
  summary: 'List mails, the newest first',
  method: 'GET',
  path: '/api/admin/mails',
  allow: 'owner',
  query: mailsQuerySchema,
  returns: mailsSchema,
});

export const releaseHeldMails = endpoint({
  tag: 'Mail',
  summary: 'Send the mails that are held since a restore',
  method: 'POST',
  path: '/api/admin/mails/release',
  allow: 'owner',
  proof: 'session',
  returns: heldMailsSchema,
  errors: { 409: 'There is no mail server yet. Enter one under Settings, Mail Server.' },
});

export const discardHeldMails = endpoint({
  tag: 'Mail',
  summary: 'Give up the mails that are held since a restore',
  method: 'POST',
  path: '/api/admin/mails/discard',
  allow: 'owner',
  proof: 'session',
  returns: heldMailsSchema,
});

export const retryMail = endpoint({
  tag: 'Mail',
  summary: 'Send a mail again',
  method: 'POST',
  path: '/api/admin/mails/:id/retry',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  returns: mailSchema,
  errors: { 409: 'This mail was sent already.' },
});
