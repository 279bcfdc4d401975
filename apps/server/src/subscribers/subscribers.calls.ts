import { type Call, MISSING, NOT_FOUND } from '../testing/call';

const TOKEN = 'x'.repeat(43);

export const calls: Call[] = [
  {
    name: 'POST newsletter',
    path: '/api/newsletter',
    body: { email: 'reader@example.com' },
    success: 204,
    who: 'anyone',
  },
  {
    name: 'GET newsletter/unsubscribe/:token',
    path: `/api/newsletter/unsubscribe/${TOKEN}`,
    success: 302,
    who: 'anyone',
  },
  // Without the body that RFC 8058 asks for: it comes as a form, which subscribers.spec.ts sends.
  {
    name: 'POST newsletter/unsubscribe/:token',
    path: `/api/newsletter/unsubscribe/${TOKEN}`,
    success: 400,
    who: 'anyone',
  },
  { name: 'GET admin/subscribers', path: '/api/admin/subscribers', success: 200, who: 'owner' },
  {
    name: 'DELETE admin/subscribers/:id',
    path: `/api/admin/subscribers/${MISSING}`,
    success: NOT_FOUND,
    who: 'owner',
  },
  {
    name: 'GET admin/newsletter/essays',
    path: '/api/admin/newsletter/essays',
    success: 200,
    who: 'owner',
  },
  // No mail server is set.
  {
    name: 'POST admin/newsletter/essays/:slug',
    path: '/api/admin/newsletter/essays/no-essay',
    body: { recipients: 1 },
    success: 409,
    who: 'owner',
  },
];
