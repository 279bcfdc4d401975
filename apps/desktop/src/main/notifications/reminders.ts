import {
  type Activity,
  type AdminAppointment,
  HOUR_MS,
  type Task,
  clockText,
  dayOf,
  minuteOf,
} from '@polaris/contracts';
import { type NotificationContent, truncate } from './notifications.ts';

export type ListedSession = Pick<
  AdminAppointment,
  | 'attendee'
  | 'contact'
  | 'customer'
  | 'customerId'
  | 'endTime'
  | 'id'
  | 'place'
  | 'startTime'
  | 'status'
  | 'title'
>;

/** What the user is to be reminded of, as it was read last. */
export interface Agenda {
  followUps: readonly Pick<Activity, 'id' | 'customerId' | 'subject' | 'dueOn'>[];
  /** Open tasks. */
  tasks: readonly Pick<Task, 'id' | 'title' | 'dueOn' | 'dueTime' | 'dueAt' | 'snoozedUntil'>[];
  sessions: readonly ListedSession[];
  /** The time zone of the business, as on the screens. */
  zone: string;
}

export interface Reminder {
  /** Identify what it is about and its time: no reminder is repeated unless the time changes. */
  keys: string[];
  content: NotificationContent;
}

/** The minute of the day from which reminders without a time are shown. */
const MORNING = 8 * 60;

export const customerPath = (id: number | null) =>
  id === null ? '/admin' : `/admin/customers/${id}`;

/** Returns the reminders to show now, without those shown earlier. */
export const remindersAt = (now: Date, agenda: Agenda, known: ReadonlySet<string>): Reminder[] => [
  ...sessionReminders(now, agenda, known),
  ...taskReminders(now, agenda, known),
  ...followUpReminders(now, agenda, known),
];

/** Each session that starts within the hour. */
function sessionReminders(
  now: Date,
  { sessions, zone }: Agenda,
  known: ReadonlySet<string>,
): Reminder[] {
  return sessions.flatMap(({ id, customerId, title, startTime, status }) => {
    const key = `session ${id} ${startTime}`;
    const wait = Date.parse(startTime) - now.getTime();
    if (status !== 'scheduled' || wait <= 0 || wait > HOUR_MS || known.has(key)) return [];
    const content = { title: `Session at ${clockText(startTime, zone)}`, body: truncate(title) };
    return [{ keys: [key], content: { ...content, path: customerPath(customerId) } }];
  });
}

/** One reminder for all tasks that are due, or whose snooze is over. */
function taskReminders(now: Date, { tasks, zone }: Agenda, known: ReadonlySet<string>): Reminder[] {
  const keyOf = ({ id, dueAt, snoozedUntil }: Agenda['tasks'][number]) =>
    `task ${id} ${dueAt} ${snoozedUntil ?? ''}`.trim();
  const due = tasks.filter((task) => isTaskDue(task, now, zone) && !known.has(keyOf(task)));
  const [first] = due;
  if (!first) return [];
  const single = due.length === 1;
  const content = {
    title: single ? 'Task due' : `${due.length} tasks are due`,
    body: truncate(due.map(({ title }) => title).join(', ')),
    path: single ? `/admin/tasks?id=${first.id}` : '/admin',
  };
  return [{ keys: due.map(keyOf), content }];
}

/** A task with a time is due then; one without, or whose snooze ended in the night, is due in the morning. */
function isTaskDue(
  { dueOn, dueTime, dueAt, snoozedUntil }: Agenda['tasks'][number],
  now: Date,
  zone: string,
): boolean {
  if (snoozedUntil !== null && Date.parse(snoozedUntil) > now.getTime()) return false;
  if (dueTime !== null && snoozedUntil === null) return Date.parse(dueAt) <= now.getTime();
  return dueOn <= dayOf(now, zone) && minuteOf(now, zone) >= MORNING;
}

/** One reminder for all follow-ups that are due. */
function followUpReminders(
  now: Date,
  { followUps, zone }: Agenda,
  known: ReadonlySet<string>,
): Reminder[] {
  const keyOf = ({ id, dueOn }: Agenda['followUps'][number]) => `follow-up ${id} ${dueOn}`;
  const today = dayOf(now, zone);
  const due = followUps.filter(
    (one) => one.dueOn !== null && one.dueOn <= today && !known.has(keyOf(one)),
  );
  const [first] = due;
  if (!first || minuteOf(now, zone) < MORNING) return [];
  const single = due.length === 1;
  const content = {
    title: single ? 'Follow-up due' : `${due.length} follow-ups are due`,
    body: truncate(due.map(({ subject }) => subject).join(', ')),
    path: single ? customerPath(first.customerId) : '/admin',
  };
  return [{ keys: due.map(keyOf), content }];
}
