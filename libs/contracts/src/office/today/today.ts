import * as z from 'zod/mini';
import { activitiesSchema } from '../../people/activities/activity.ts';
import { adminAppointmentsSchema } from '../../schedule/appointments/appointment.ts';
import { urgentOfferSchema } from '../../sales/offers/urgent-offer.ts';
import { adminPurchasesSchema } from '../../sales/purchases/purchase.ts';
import { tasksSchema } from '../../people/tasks/task.ts';
import { clientMessagesSchema } from '../../mail/messages/conversation.ts';

/** How many of the day's tasks, follow-ups and sessions are listed; the rest are only counted. */
export const TODAY_SHOWN = 10;
/** How many are listed of those after today. */
export const NEXT_SHOWN = 5;

const followUps = z.object({ total: z.int(), items: activitiesSchema });
/** Missing on an older server, and in a response that was stored before there were tasks. */
const tasks = z._default(z.object({ total: z.int(), items: tasksSchema }), {
  total: 0,
  items: [],
});
const sessions = z.object({ total: z.int(), items: adminAppointmentsSchema });
const orders = z.object({ total: z.int(), items: adminPurchasesSchema });
const offers = z.object({ total: z.int(), items: z.array(urgentOfferSchema) });
const messages = z.object({ total: z.int(), items: clientMessagesSchema });

/** Of a payment plan only the parts whose day has passed. */
const overdue = z.object({ count: z.int(), owed: z.number() });

/** The owner's page for the day. */
export const todaySchema = z.object({
  /** Today's date in the time zone of the business. */
  day: z.iso.date(),
  /** Orders that nothing was done about yet, the earliest first. */
  orders: z._default(orders, { total: 0, items: [] }),
  /** Due today or overdue, the earliest first. */
  followUps,
  /** Tasks due today or overdue that are not snoozed. */
  tasks,
  /** Scheduled sessions that start today, in their order. */
  sessions,
  unreadSubmissions: z.int(),
  /** Unread messages from clients, newest first. */
  messages: z._default(messages, { total: 0, items: [] }),
  /** Offers that end soon, and those that were not opened for days after they were sent; the earliest end first. */
  offers: z._default(offers, { total: 0, items: [] }),
  overdueInvoices: overdue,
  /** Payment plans without an issued invoice. */
  overduePlans: z._default(overdue, { count: 0, owed: 0 }),
  /** How many months of retainers have no invoice: the owner makes or skips it. */
  waitingMonths: z._default(z.int(), 0),
  /** How many drafts of assistants wait to be approved. */
  waitingDrafts: z._default(z.int(), 0),
  /** The first ones after today, including snoozed tasks. */
  next: z.object({ followUps, tasks, sessions }),
});
export type Today = z.output<typeof todaySchema>;
