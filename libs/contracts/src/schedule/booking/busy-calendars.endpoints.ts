import { endpoint } from '../../api/endpoint.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  busyCalendarChangesSchema,
  busyCalendarInputSchema,
  busyCalendarSchema,
  busyCalendarsSchema,
} from './busy-calendars.ts';

export const listBusyCalendars = endpoint({
  tag: 'Booking',
  summary: 'List calendars whose busy times clients cannot book',
  method: 'GET',
  path: '/api/admin/busy-calendars',
  allow: 'owner',
  returns: busyCalendarsSchema,
});

export const addBusyCalendar = endpoint({
  tag: 'Booking',
  summary: 'Read a calendar, and add it if it can be read',
  method: 'POST',
  path: '/api/admin/busy-calendars',
  allow: 'owner',
  proof: 'session',
  body: busyCalendarInputSchema,
  status: 201,
  returns: busyCalendarSchema,
  errors: { 409: 'This calendar is in the list already, or there are too many.' },
});

export const updateBusyCalendar = endpoint({
  tag: 'Booking',
  summary: 'Replace what is said of a calendar; another address is read first',
  method: 'PUT',
  path: '/api/admin/busy-calendars/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: busyCalendarChangesSchema,
  returns: busyCalendarSchema,
});

export const removeBusyCalendar = endpoint({
  tag: 'Booking',
  summary: 'Remove a calendar with its busy times',
  method: 'DELETE',
  path: '/api/admin/busy-calendars/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});

export const refreshBusyCalendar = endpoint({
  tag: 'Booking',
  summary: 'Read a calendar now; what went wrong is in the answer',
  method: 'POST',
  path: '/api/admin/busy-calendars/:id/refresh',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  returns: busyCalendarSchema,
});
