import type ICAL from 'ical.js';

/** The parts of rules by which clocks are changed. */
const PARTS = new Set(['BYMONTH', 'BYDAY', 'BYMONTHDAY']);
/** A week, of which one day is meant. */
const MAX_DAYS = 7;
/** No other month has more, in any year. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether it is a change of clocks, once a year: a rule for each second never ends. */
export function isSafeZoneRule({ freq, parts }: ICAL.Recur): boolean {
  const lists = parts as Record<string, (string | number)[]>;
  if (freq !== 'YEARLY' || !Object.keys(lists).every((part) => PARTS.has(part))) return false;
  const { BYMONTH: months = [], BYDAY: days = [], BYMONTHDAY: dates = [] } = lists;
  if (months.length > 1 || days.length > 1 || dates.length > MAX_DAYS) return false;
  const last = DAYS[Number(months[0] ?? 1) - 1] ?? 0;
  return dates.every((date) => Math.abs(Number(date)) <= last);
}
