import * as z from 'zod/mini';
import { adminAppointmentsSchema } from '../appointments/appointment.ts';
import { slotSchema } from '../booking/slots.ts';
import { tasksSchema } from '../../people/tasks/task.ts';

const DAY = 'Please enter a date';

export const calendarQuerySchema = z.object({
  /** A day of the week to show, in the time zone of the business; if missing, this week. */
  from: z.optional(
    z.iso
      .date({ error: DAY })
      .check(z.refine<string>((day) => day >= '2000' && day < '2200', { error: DAY })),
  ),
});
export type CalendarQuery = z.output<typeof calendarQuerySchema>;

const calendarDaySchema = z.object({
  day: z.iso.date(),
  /** The booking hours; empty on a day off. */
  open: z.array(slotSchema),
  /** The owner's time off. */
  timeOff: z.array(slotSchema),
});
export type CalendarDay = z.output<typeof calendarDaySchema>;

/** A time blocked by something other than a session. */
const busySpanSchema = z.extend(slotSchema, { label: z.string() });
export type BusySpan = z.output<typeof busySpanSchema>;

/** The most sessions, and the most tasks, listed for a week. */
export const WEEK_SHOWN = 200;

/** The owner's seven days from Sunday on. */
export const calendarWeekSchema = z.object({
  /** The time zone of the business. */
  timeZone: z.string(),
  days: z.array(calendarDaySchema),
  /** The week's sessions that are not canceled, by time. */
  sessions: adminAppointmentsSchema,
  /** Open tasks due in the week, by time. */
  tasks: tasksSchema,
  /** Older servers without busy calendars do not send it. */
  busy: z._default(z.array(busySpanSchema), []),
});
export type CalendarWeek = z.output<typeof calendarWeekSchema>;
