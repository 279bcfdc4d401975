import { type Activity, type Task, dayOf } from '@polaris/contracts';
import type { CalendarEvent } from '../../platform/mail/calendar-text';

const QUARTER_HOUR_MS = 900_000;

/**
 * A task as an event, because Google Calendar and Outlook ignore VTODO. With a time, it takes 15 minutes so that it is
 * easy to click; without one, or if snoozed, it is an all-day event.
 */
export const taskEvent = (task: Task, zone: string, publicUrl: string): CalendarEvent => ({
  ...eventOf('task', task, publicUrl),
  time: timeOf(task, zone),
  summary: [task.title, task.customer?.name].filter(Boolean).join(' · '),
  url: `${publicUrl}/admin/tasks?id=${task.id}`,
});

/** A follow-up as an event on its due date. */
export const followUpEvent = (followUp: Activity, publicUrl: string): CalendarEvent => ({
  ...eventOf('activity', followUp, publicUrl),
  time: { day: followUp.dueOn! },
  summary: `${followUp.subject} · ${followUp.customer.name}`,
  url: `${publicUrl}/admin/activity?id=${followUp.id}`,
});

const eventOf = (
  kind: string,
  { id, version, updatedAt }: Pick<Task, 'id' | 'version' | 'updatedAt'>,
  publicUrl: string,
) => ({
  uid: `${kind}-${id}@${new URL(publicUrl).hostname}`,
  sequence: version - 1,
  stamp: new Date(updatedAt),
  isBusy: false,
});

function timeOf({ dueOn, dueTime, dueAt, snoozedUntil }: Task, zone: string) {
  if (snoozedUntil && snoozedUntil > dueAt) return { day: dayOf(new Date(snoozedUntil), zone) };
  if (dueTime === null) return { day: dueOn };
  const start = new Date(dueAt);
  return { start, end: new Date(start.getTime() + QUARTER_HOUR_MS) };
}
