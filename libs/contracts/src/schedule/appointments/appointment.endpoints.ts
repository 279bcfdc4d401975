import { endpoint } from '../../api/endpoint.ts';
import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import {
  adminAppointmentSchema,
  adminAppointmentsQuerySchema,
  adminAppointmentsSchema,
  appointmentInputSchema,
  appointmentUpdateSchema,
  appointmentsSchema,
} from './appointment.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { plainPageQuerySchema } from '../../values/page.ts';
import { CALENDAR_FILE } from './appointment.examples.ts';

export const listAllSessions = ownerRead({
  tag: 'Sessions',
  summary: 'List the sessions of every customer',
  path: '/api/admin/sessions',
  query: adminAppointmentsQuerySchema,
  returns: adminAppointmentsSchema,
});

export const bookSession = ownerCreate({
  tag: 'Sessions',
  summary: 'Book a session for a customer, with or without an account',
  path: '/api/admin/sessions',
  body: appointmentInputSchema,
  returns: adminAppointmentSchema,
  errors: {
    404: 'Customer, account or service was not found.',
    409: 'Another session is booked at this time.',
  },
});

export const updateSession = ownerWrite({
  tag: 'Sessions',
  summary: 'Move or change a session',
  method: 'PATCH',
  path: '/api/admin/sessions/:id',
  params: idParamsSchema,
  body: appointmentUpdateSchema,
  returns: adminAppointmentSchema,
});

export const cancelSession = ownerDelete({
  tag: 'Sessions',
  summary: 'Delete a session',
  path: '/api/admin/sessions/:id',
  params: idParamsSchema,
});

export const listSessions = endpoint({
  tag: 'Sessions',
  summary: 'List the sessions of the account that are not over',
  method: 'GET',
  path: '/api/sessions',
  allow: 'signed-in',
  query: plainPageQuerySchema,
  returns: appointmentsSchema,
});

export const downloadSession = endpoint({
  tag: 'Sessions',
  summary: 'Download a session as a calendar file',
  method: 'GET',
  path: '/api/sessions/:id/calendar.ics',
  allow: 'signed-in',
  proof: 'session',
  params: idParamsSchema,
  file: { mediaType: 'text/calendar', example: CALENDAR_FILE },
});
