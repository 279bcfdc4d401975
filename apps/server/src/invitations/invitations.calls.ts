import { type Call, MISSING, NOT_FOUND } from '../testing/call';

const link = `/api/invitations/${'x'.repeat(43)}`;

export const calls: Call[] = [
  { name: 'GET invitations/:token', path: link, success: NOT_FOUND, who: 'anyone' },
  {
    name: 'POST invitations/:token',
    path: link,
    body: { password: 'correct horse battery', firstName: 'Maya' },
    success: NOT_FOUND,
    who: 'anyone',
  },
  {
    name: 'POST admin/customers/:id/invite',
    path: `/api/admin/customers/${MISSING}/invite`,
    success: NOT_FOUND,
    who: 'owner',
  },
];
