import { type Call, MISSING, NOT_FOUND } from '../testing/call';
import { messageInput } from '../testing/factories';

export const calls: Call[] = [
  {
    name: 'GET admin/contact-submissions/:id/messages',
    path: `/api/admin/contact-submissions/${MISSING}/messages`,
    success: 200,
    who: 'owner',
  },
  {
    name: 'POST admin/contact-submissions/:id/reply',
    path: `/api/admin/contact-submissions/${MISSING}/reply`,
    body: messageInput(),
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'POST admin/customers/:id/messages',
    path: `/api/admin/customers/${MISSING}/messages`,
    body: messageInput(),
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'DELETE admin/messages/:id',
    path: `/api/admin/messages/${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
];
