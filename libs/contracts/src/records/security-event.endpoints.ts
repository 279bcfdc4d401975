import { endpoint } from '../api/endpoint.ts';
import { securityEventsQuerySchema, securityEventsSchema } from './security-event.ts';

export const listSecurityEvents = endpoint({
  tag: 'Audit log',
  summary: 'List sign-ins and what else concerns security, the newest first',
  description: 'Events of one hour that are the same are one entry. Entries end after 400 days.',
  method: 'GET',
  path: '/api/admin/security-events',
  allow: 'owner',
  query: securityEventsQuerySchema,
  returns: securityEventsSchema,
});
