import { endpoint } from '../../api/endpoint.ts';
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

export const listSubmissions = endpoint({
  tag: 'Submissions',
  summary: 'List submissions, the newest first',
  method: 'GET',
  path: '/api/admin/contact-submissions',
  allow: 'owner',
  query: contactsQuerySchema,
  returns: contactSubmissionsSchema,
});

export const getSubmission = endpoint({
  tag: 'Submissions',
  summary: 'Read a submission',
  method: 'GET',
  path: '/api/admin/contact-submissions/:id',
  allow: 'owner',
  params: idParamsSchema,
  returns: contactSubmissionSchema,
});

export const updateSubmission = endpoint({
  tag: 'Submissions',
  summary: 'Change a submission',
  method: 'PUT',
  path: '/api/admin/contact-submissions/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: contactUpdateSchema,
  returns: contactSubmissionSchema,
});

export const deleteSubmission = endpoint({
  tag: 'Submissions',
  summary: 'Move a submission to the trash',
  method: 'DELETE',
  path: '/api/admin/contact-submissions/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});

export const changeSubmissions = endpoint({
  tag: 'Submissions',
  summary: 'Change, delete or restore several submissions at once',
  method: 'POST',
  path: '/api/admin/contacts/bulk',
  allow: 'owner',
  proof: 'session',
  body: contactBulkInputSchema,
  returns: contactBulkResultSchema,
});
