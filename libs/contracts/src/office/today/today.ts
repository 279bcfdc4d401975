import * as z from 'zod/mini';
import { activitiesSchema } from '../../people/activities/activity.ts';
import { adminAppointmentsSchema } from '../../schedule/appointments/appointment.ts';
import { tasksSchema } from '../../people/tasks/task.ts';
import { clientMessagesSchema } from '../../mail/messages/conversation.ts';

/** How many tasks, follow-ups and sessions of the day are listed; the others are counted. */
export const TODAY_SHOWN = 10;
/** The same for those after it. */
export const NEXT_SHOWN = 5;

const followUps = z.object({ total: z.int(), items: activitiesSchema });
/** None on an older server, or in an answer that was stored before there were tasks. */
const tasks = z._default(z.object({ total: z.int(), items: tasksSchema }), {
  total: 0,
  items: [],
});
const sessions = z.object({ total: z.int(), items: adminAppointmentsSchema });
const messages = z.object({ total: z.int(), items: clientMessagesSchema });

/** What the owner's day starts with. */
export const todaySchema = z.object({
  /** Today where the business is. */
  day: z.iso.date(),
  /** Due today or overdue, the earliest first. */
  followUps,
  /** The same of tasks that are not snoozed. */
  tasks,
  /** Scheduled sessions that start today, in their order. */
  sessions,
  unreadSubmissions: z.int(),
  /** What clients wrote and the owner has not read, the newest first. */
  messages: z._default(messages, { total: 0, items: [] }),
  overdueInvoices: z.object({ count: z.int(), owed: z.number() }),
  /** The first ones after today; snoozed tasks are among them. */
  next: z.object({ followUps, tasks, sessions }),
});
export type Today = z.output<typeof todaySchema>;
