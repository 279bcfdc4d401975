import type ICAL from 'ical.js';

/** The parts that rules for clock changes use. */
const PARTS = new Set(['BYMONTH', 'BYDAY', 'BYMONTHDAY']);
/** A range of days that contains one given weekday. */
const MAX_DAYS = 7;
/** The most days that each month has in any year. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the rule is a yearly clock change. A rule for every second would never end. */
export function isSafeZoneRule({ freq, parts }: ICAL.Recur): boolean {
  const lists = parts as Record<string, (string | number)[]>;
  if (freq !== 'YEARLY' || !Object.keys(lists).every((part) => PARTS.has(part))) return false;
  const { BYMONTH: months = [], BYDAY: days = [], BYMONTHDAY: dates = [] } = lists;
  if (months.length > 1 || days.length > 1 || dates.length > MAX_DAYS) return false;
  const last = DAYS[Number(months[0] ?? 1) - 1] ?? 0;
  return dates.every((date) => Math.abs(Number(date)) <= last);
}
