import { ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { heldMailsSchema, mailSchema, mailsQuerySchema, mailsSchema } from './mail.ts';
import { idParamsSchema } from '../../values/text/text.ts';

export const listMails = ownerRead({
  tag: 'Mail',
  summary: 'List mails, the newest first',
  path: '/api/admin/mails',
  query: mailsQuerySchema,
  returns: mailsSchema,
});

export const releaseHeldMails = ownerWrite({
  tag: 'Mail',
  summary: 'Send the mails that are held since a restore',
  method: 'POST',
  path: '/api/admin/mails/release',
  returns: heldMailsSchema,
  errors: { 409: 'There is no mail server yet. Enter one under Settings, Mail Server.' },
});

export const discardHeldMails = ownerWrite({
  tag: 'Mail',
  summary: 'Give up the mails that are held since a restore',
  method: 'POST',
  path: '/api/admin/mails/discard',
  returns: heldMailsSchema,
});

export const retryMail = ownerWrite({
  tag: 'Mail',
  summary: 'Send a mail again',
  method: 'POST',
  path: '/api/admin/mails/:id/retry',
  params: idParamsSchema,
  returns: mailSchema,
  errors: { 409: 'This mail was sent already.' },
});
