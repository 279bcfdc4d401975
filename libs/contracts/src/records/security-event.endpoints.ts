import { ownerRead } from '../api/owner-calls.ts';
import { securityEventsQuerySchema, securityEventsSchema } from './security-event.ts';

export const listSecurityEvents = ownerRead({
  tag: 'Audit log',
  summary: 'List sign-ins and what else concerns security, the newest first',
  description: 'Events of one hour that are the same are one entry. Entries end after 400 days.',
  path: '/api/admin/security-events',
  query: securityEventsQuerySchema,
  returns: securityEventsSchema,
});
