import { DAY_MS, HOUR_MS, type Snooze } from '@polaris/contracts';

const MONDAY = 1;

/** The day of the week, 0 (Sunday) to 6. */
const weekday = (day: string): number => new Date(day).getUTCDay();
const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The next Monday; on a Monday, the one a week later. */
const nextMonday = (day: string): string => daysAfter(day, (7 + MONDAY - weekday(day)) % 7 || 7);

/** The end of a snooze in PostgreSQL syntax. A day starts at midnight in the business's time zone. */
export function snoozeEnd(snooze: Snooze, now: Date, today: string, zone: string): string {
  if (snooze === 'three_hours') return new Date(now.getTime() + 3 * HOUR_MS).toISOString();
  const day = snooze === 'tomorrow' ? daysAfter(today, 1) : nextMonday(today);
  return `${day} 00:00 ${zone}`;
}
