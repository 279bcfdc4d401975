import type { Task } from '@polaris/contracts';
import { format } from 'date-fns';
import { dateAndTime, longDay, timeOfDay } from '../shared/record/format.ts';

/** Today in the viewer's time zone, as YYYY-MM-DD. */
export const localDay = (now = new Date()): string => now.toLocaleDateString('sv-SE');

/** "July 18, 2025 at 3:00 PM", or the day alone; today by its name. */
export function dueText(
  { dueOn, dueTime }: Pick<Task, 'dueOn' | 'dueTime'>,
  today: string,
): string {
  const day = dueOn === today ? 'today' : longDay(dueOn);
  return dueTime ? `${day} at ${timeOfDay(dueTime)}` : day;
}

/** "July 18, 2025" for a snooze that ends with the night; else with its time, today without its day. */
export function snoozeText(until: string, now = new Date()): string {
  const end = new Date(until);
  const day = localDay(end);
  if (format(end, 'HH:mm') === '00:00') return longDay(day);
  return day === localDay(now) ? format(end, 'h:mm a') : dateAndTime(until);
}

export const isSnoozed = (
  { snoozedUntil }: Pick<Task, 'snoozedUntil'>,
  now = new Date(),
): boolean => snoozedUntil !== null && new Date(snoozedUntil) > now;
