import { type Call, MISSING, NOT_FOUND } from '../testing/call';
import { testimonialInput } from '../testing/factories';

const link = `/api/testimonials/links/${'x'.repeat(43)}`;

export const calls: Call[] = [
  { name: 'GET testimonials', path: '/api/testimonials', success: 200, who: 'anyone' },
  { name: 'GET testimonials/links/:token', path: link, success: NOT_FOUND, who: 'anyone' },
  {
    name: 'POST testimonials/links/:token',
    path: link,
    body: testimonialInput(),
    success: NOT_FOUND,
    who: 'anyone',
  },
  {
    name: 'POST testimonials/links/:token/agreement',
    path: `${link}/agreement`,
    body: { version: 1 },
    success: NOT_FOUND,
    who: 'anyone',
  },
  {
    name: 'POST testimonials/links/:token/withdrawal',
    path: `${link}/withdrawal`,
    success: NOT_FOUND,
    who: 'anyone',
  },
  { name: 'GET admin/testimonials', path: '/api/admin/testimonials', success: 200, who: 'owner' },
  {
    name: 'POST admin/purchases/:id/testimonial-requests',
    path: `/api/admin/purchases/${MISSING}/testimonial-requests`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'PATCH admin/testimonials/:id',
    path: `/api/admin/testimonials/${MISSING}`,
    body: { isApproved: true },
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'POST admin/testimonials/:id/change-requests',
    path: `/api/admin/testimonials/${MISSING}/change-requests`,
    body: { note: 'Shorter, please.', proposedContent: 'A text that is long enough.' },
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'DELETE admin/testimonials/:id',
    path: `/api/admin/testimonials/${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
];
