import { type Call, MISSING, NOT_FOUND } from '../testing/call';
import { replyTemplateInput } from '../testing/factories';

export const calls: Call[] = [
  {
    name: 'GET admin/reply-templates',
    path: '/api/admin/reply-templates',
    success: 200,
    who: 'owner',
  },
  {
    name: 'POST admin/reply-templates',
    path: '/api/admin/reply-templates',
    body: replyTemplateInput(),
    success: 201,
    who: 'owner',
  },
  {
    name: 'PUT admin/reply-templates/:id',
    path: `/api/admin/reply-templates/${MISSING}`,
    body: replyTemplateInput(),
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'DELETE admin/reply-templates/:id',
    path: `/api/admin/reply-templates/${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
];
