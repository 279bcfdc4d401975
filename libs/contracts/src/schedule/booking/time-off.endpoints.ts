import { endpoint } from '../../api/endpoint.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { timeOffMessageSchema, timeOffMessagesSchema, timeOffSessionsSchema } from './time-off.ts';

export const listTimeOffSessions = endpoint({
  tag: 'Booking',
  summary: 'List the sessions that are booked in time off, or on a day with other hours',
  method: 'GET',
  path: '/api/admin/availability-exceptions/:id/sessions',
  allow: 'owner',
  params: idParamsSchema,
  returns: timeOffSessionsSchema,
});

export const writeAboutTimeOff = endpoint({
  tag: 'Booking',
  summary: 'Write to every customer who has a session then',
  method: 'POST',
  path: '/api/admin/availability-exceptions/:id/messages',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: timeOffMessageSchema,
  hasIdempotencyKey: true,
  status: 201,
  returns: timeOffMessagesSchema,
  errors: { 409: 'No customer with a session then has an email address.' },
});
