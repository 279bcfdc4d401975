import { type Call, MISSING, NOT_FOUND } from '../testing/call';
import { tagInput } from '../testing/factories';

export const calls: Call[] = [
  { name: 'GET admin/tags', path: '/api/admin/tags', success: 200, who: 'owner' },
  {
    name: 'POST admin/tags',
    path: '/api/admin/tags',
    body: tagInput(),
    success: 201,
    who: 'owner',
  },
  {
    name: 'PUT admin/tags/:id',
    path: `/api/admin/tags/${MISSING}`,
    body: tagInput(),
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'DELETE admin/tags/:id',
    path: `/api/admin/tags/${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'POST admin/tags/:id/merge',
    path: `/api/admin/tags/${MISSING}/merge`,
    body: { tagId: 1 },
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'GET customers/:id/tags',
    path: `/api/customers/${MISSING}/tags`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'PUT customers/:id/tags',
    path: `/api/customers/${MISSING}/tags`,
    body: { tagIds: [] },
    success: NOT_FOUND,
    who: 'owner',
  },
];
