import * as z from 'zod/mini';
import { adminAppointmentsSchema } from '../appointments/appointment.ts';
import { slotSchema } from '../booking/slots.ts';
import { tasksSchema } from '../../people/tasks/task.ts';

const DAY = 'Please enter a date';

export const calendarQuerySchema = z.object({
  /** A day of the week that is asked for, by the clock of the business; this week if it is left out. */
  from: z.optional(
    z.iso
      .date({ error: DAY })
      .check(z.refine<string>((day) => day >= '2000' && day < '2200', { error: DAY })),
  ),
});
export type CalendarQuery = z.output<typeof calendarQuerySchema>;

const calendarDaySchema = z.object({
  day: z.iso.date(),
  /** When clients can book; nothing on a day off. */
  open: z.array(slotSchema),
  /** Hours that the owner has taken away. */
  timeOff: z.array(slotSchema),
});
export type CalendarDay = z.output<typeof calendarDaySchema>;

/** Time that something else has taken. */
const busySpanSchema = z.extend(slotSchema, { label: z.string() });
export type BusySpan = z.output<typeof busySpanSchema>;

/** How many sessions and tasks of a week are listed at most. */
export const WEEK_SHOWN = 200;

/** What the owner has in seven days, from Monday on. */
export const calendarWeekSchema = z.object({
  /** The clock of the business. */
  timeZone: z.string(),
  days: z.array(calendarDaySchema),
  /** Those that meet the week and are not canceled, in the order of time. */
  sessions: adminAppointmentsSchema,
  /** Open ones that are due in the week, in the order of time. */
  tasks: tasksSchema,
  /** None on a server that knows no other calendars. */
  busy: z._default(z.array(busySpanSchema), []),
});
export type CalendarWeek = z.output<typeof calendarWeekSchema>;
