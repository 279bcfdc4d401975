import { ownerCreate, ownerRead } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { timeOffMessageSchema, timeOffMessagesSchema, timeOffSessionsSchema } from './time-off.ts';

export const listTimeOffSessions = ownerRead({
  tag: 'Booking',
  summary: 'List the sessions that are booked in time off, or on a day with other hours',
  path: '/api/admin/availability-exceptions/:id/sessions',
  params: idParamsSchema,
  returns: timeOffSessionsSchema,
});

export const writeAboutTimeOff = ownerCreate({
  tag: 'Booking',
  summary: 'Write to every customer who has a session then',
  path: '/api/admin/availability-exceptions/:id/messages',
  params: idParamsSchema,
  body: timeOffMessageSchema,
  hasIdempotencyKey: true,
  returns: timeOffMessagesSchema,
  errors: { 409: 'No customer with a session then has an email address.' },
});
