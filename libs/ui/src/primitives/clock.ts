import {
  clockText,
  dateText,
  dayOf,
  sessionSpan,
  sessionTime,
  shortDateText,
  weekdayText,
  wallOf,
} from '@polaris/contracts/clock';

const HALF_YEAR_MS = 182 * 86_400_000;

let ownZone: string | null = null;
let browsersZone: string | undefined;

/** The time zone of the browser. */
export const browserZone = (): string =>
  (browsersZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Shows times in this zone instead of the browser's. The owner's screens use the one of the business. */
export function setClockZone(zone: string | null): void {
  ownZone = zone;
}

/** The time zone that all screens show, and in which days of forms are. */
export const clockZone = (): string => ownZone ?? browserZone();

/** A day as the API has it: 2025-07-18. */
export const isoDay = (time: Date = new Date()): string => dayOf(time, clockZone());

/** "July 18, 2025" */
export const longDate = (time: string): string => dateText(time, clockZone());

/** "Jul 18, 2025", for narrow columns. */
export const shortDate = (time: string): string => shortDateText(time, clockZone());

/** "Thursday, July 18" */
export const weekday = (time: string): string => weekdayText(time, clockZone());

/** "4:05 PM" */
export const clock = (time: string): string => clockText(time, clockZone());

/** "Jul 18, 2025 4:05 PM" */
export const dateAndTime = (time: string): string => `${shortDate(time)} ${clock(time)}`;

/** "Thursday, December 3, 2026, 11:00 AM – 12:00 PM CET". The owner's screens name the zone once, in their frame. */
export const sessionText = (start: string, end: string): string =>
  (ownZone === null ? sessionTime : sessionSpan)(start, end, clockZone());

/** Whether the clocks of two zones differ now or in half a year. */
export const areDifferent = (one: string, other: string, now: number): boolean =>
  one !== other &&
  [now, now + HALF_YEAR_MS].some((time) => wallOf(time, one) !== wallOf(time, other));
