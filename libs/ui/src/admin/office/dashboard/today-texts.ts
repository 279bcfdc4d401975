import { clockSpan, weekdayOfText } from '@polaris/contracts';
import { clockZone } from '../../../primitives/clock.ts';

/** "Monday, November 23", from a day without a time. */
export const weekday = weekdayOfText;

/** "10:00 – 11:30 AM" */
export const sessionHours = (start: string, end: string): string =>
  clockSpan(start, end, clockZone());
