import { endpoint } from '../../api/endpoint.ts';
import { ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { contactBulkInputSchema, contactBulkResultSchema } from './contact-bulk.ts';
import {
  contactConfirmationSchema,
  contactInputSchema,
  contactSubmissionSchema,
  contactSubmissionsSchema,
  contactUpdateSchema,
  contactsQuerySchema,
} from './contact.ts';
import { idParamsSchema } from '../../values/text/text.ts';

export const submitContact = endpoint({
  tag: 'Submissions',
  summary: 'Send the contact form',
  method: 'POST',
  path: '/api/contact',
  allow: 'anyone',
  body: contactInputSchema,
  status: 201,
  returns: contactConfirmationSchema,
  errors: { 429: 'Too many attempts. Please try again later.' },
});

export const listSubmissions = ownerRead({
  tag: 'Submissions',
  summary: 'List submissions, the newest first',
  path: '/api/admin/contact-submissions',
  query: contactsQuerySchema,
  returns: contactSubmissionsSchema,
});

export const getSubmission = ownerRead({
  tag: 'Submissions',
  summary: 'Read a submission',
  path: '/api/admin/contact-submissions/:id',
  params: idParamsSchema,
  returns: contactSubmissionSchema,
});

export const updateSubmission = ownerWrite({
  tag: 'Submissions',
  summary: 'Change a submission',
  method: 'PUT',
  path: '/api/admin/contact-submissions/:id',
  params: idParamsSchema,
  body: contactUpdateSchema,
  returns: contactSubmissionSchema,
});

export const deleteSubmission = ownerDelete({
  tag: 'Submissions',
  summary: 'Move a submission to the trash',
  path: '/api/admin/contact-submissions/:id',
  params: idParamsSchema,
});

export const changeSubmissions = ownerWrite({
  tag: 'Submissions',
  summary: 'Change, delete or restore several submissions at once',
  method: 'POST',
  path: '/api/admin/contacts/bulk',
  body: contactBulkInputSchema,
  returns: contactBulkResultSchema,
});
