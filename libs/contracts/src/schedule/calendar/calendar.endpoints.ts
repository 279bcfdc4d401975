import { endpoint } from '../../api/endpoint.ts';
import { calendarQuerySchema, calendarWeekSchema } from './calendar.ts';

export const getCalendar = endpoint({
  tag: 'Booking',
  summary: 'Read a week: sessions, open tasks, and when clients can book',
  method: 'GET',
  path: '/api/admin/calendar',
  allow: 'owner',
  query: calendarQuerySchema,
  returns: calendarWeekSchema,
});
