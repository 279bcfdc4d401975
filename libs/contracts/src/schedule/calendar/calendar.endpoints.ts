import { ownerRead } from '../../api/owner-calls.ts';
import { calendarQuerySchema, calendarWeekSchema } from './calendar.ts';

export const getCalendar = ownerRead({
  tag: 'Booking',
  summary: 'Read a week: sessions, open tasks, and when clients can book',
  path: '/api/admin/calendar',
  query: calendarQuerySchema,
  returns: calendarWeekSchema,
});
