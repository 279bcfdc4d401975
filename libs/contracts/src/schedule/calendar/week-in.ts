import { weekStartOf } from '../../values/clock/wall-time.ts';

/** Returns the first day of the week with the day in the address; empty for this week. */
export const weekIn = (day: string | null): { from?: string } =>
  /^2[01]\d\d-\d\d-\d\d$/.test(day ?? '') && !Number.isNaN(Date.parse(day!))
    ? { from: weekStartOf(day!) }
    : {};
