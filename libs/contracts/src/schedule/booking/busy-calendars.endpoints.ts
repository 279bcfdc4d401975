import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  busyCalendarChangesSchema,
  busyCalendarInputSchema,
  busyCalendarSchema,
  busyCalendarsSchema,
} from './busy-calendars.ts';

export const listBusyCalendars = ownerRead({
  tag: 'Booking',
  summary: 'List calendars whose busy times clients cannot book',
  path: '/api/admin/busy-calendars',
  returns: busyCalendarsSchema,
});

export const addBusyCalendar = ownerCreate({
  tag: 'Booking',
  summary: 'Read a calendar, and add it if it can be read',
  path: '/api/admin/busy-calendars',
  body: busyCalendarInputSchema,
  returns: busyCalendarSchema,
  errors: { 409: 'This calendar is in the list already, or there are too many.' },
});

export const updateBusyCalendar = ownerWrite({
  tag: 'Booking',
  summary: 'Replace what is said of a calendar; another address is read first',
  method: 'PUT',
  path: '/api/admin/busy-calendars/:id',
  params: idParamsSchema,
  body: busyCalendarChangesSchema,
  returns: busyCalendarSchema,
});

export const removeBusyCalendar = ownerDelete({
  tag: 'Booking',
  summary: 'Remove a calendar with its busy times',
  path: '/api/admin/busy-calendars/:id',
  params: idParamsSchema,
});

export const refreshBusyCalendar = ownerWrite({
  tag: 'Booking',
  summary: 'Read a calendar now; what went wrong is in the answer',
  method: 'POST',
  path: '/api/admin/busy-calendars/:id/refresh',
  params: idParamsSchema,
  returns: busyCalendarSchema,
});
