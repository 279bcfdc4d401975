import { type Task, minuteOf } from '@polaris/contracts';
import { clockZone } from '../../../primitives/clock.ts';
import { clock, dateAndTime, isoDay, longDay, timeOfDay } from '../../shared/record/format.ts';

/** "July 18, 2025 at 3:00 PM", or only the day without a time. Today has its name. */
export function dueText(
  { dueOn, dueTime }: Pick<Task, 'dueOn' | 'dueTime'>,
  today: string,
): string {
  const day = dueOn === today ? 'today' : longDay(dueOn);
  return dueTime ? `${day} at ${timeOfDay(dueTime)}` : day;
}

/** "July 18, 2025" for a snooze that ends at midnight; otherwise with the time, and today as the time alone. */
export function snoozeText(until: string, now = new Date()): string {
  const end = new Date(until);
  const day = isoDay(end);
  if (minuteOf(end, clockZone()) === 0) return longDay(day);
  return day === isoDay(now) ? clock(until) : dateAndTime(until);
}

export const isSnoozed = (
  { snoozedUntil }: Pick<Task, 'snoozedUntil'>,
  now = new Date(),
): boolean => snoozedUntil !== null && new Date(snoozedUntil) > now;
