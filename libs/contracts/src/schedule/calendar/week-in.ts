import { mondayOf } from '../../values/wall-time.ts';

/** The Monday of the week of a day that an address has; nothing for this week. */
export const weekIn = (day: string | null): { from?: string } =>
  /^2[01]\d\d-\d\d-\d\d$/.test(day ?? '') && !Number.isNaN(Date.parse(day!))
    ? { from: mondayOf(day!) }
    : {};
