import {
  contactBulkInputSchema,
  contactBulkResultSchema,
  contactInputSchema,
  contactConfirmationSchema,
  contactSubmissionSchema,
  contactSubmissionsSchema,
  contactUpdateSchema,
  contactsQuerySchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'POST /api/contact': { request: contactInputSchema, response: contactConfirmationSchema },
  'GET /api/admin/contact-submissions': {
    query: contactsQuerySchema,
    response: contactSubmissionsSchema,
  },
  'GET /api/admin/contact-submissions/:id': { response: contactSubmissionSchema },
  'PUT /api/admin/contact-submissions/:id': {
    request: contactUpdateSchema,
    response: contactSubmissionSchema,
  },
  'DELETE /api/admin/contact-submissions/:id': {},
  'POST /api/admin/contacts/bulk': {
    request: contactBulkInputSchema,
    response: contactBulkResultSchema,
  },
};
