import { type Call, MISSING, NOT_FOUND } from '../testing/call';
import { contactInput } from '../testing/factories';

export const calls: Call[] = [
  { name: 'POST contact', path: '/api/contact', body: contactInput(), success: 201, who: 'anyone' },
  {
    name: 'GET admin/contact-submissions',
    path: '/api/admin/contact-submissions',
    success: 200,
    who: 'owner',
  },
  {
    name: 'GET admin/contact-submissions/:id',
    path: `/api/admin/contact-submissions/${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'PUT admin/contact-submissions/:id',
    path: `/api/admin/contact-submissions/${MISSING}`,
    body: { ...contactInput(), status: 'new' },
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'DELETE admin/contact-submissions/:id',
    path: `/api/admin/contact-submissions/${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'POST admin/contacts/bulk',
    path: '/api/admin/contacts/bulk',
    body: { act: 'delete', ids: [MISSING] },
    success: 200,
    who: 'owner',
  },
];
