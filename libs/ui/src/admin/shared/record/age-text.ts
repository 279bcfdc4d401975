import { DAY_MS, MINUTE_MS } from '@polaris/contracts';

/** Their lengths in milliseconds, the longest first. */
const units = [
  ['year', 365 * DAY_MS],
  ['month', 30 * DAY_MS],
  ['day', DAY_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
  ['second', 1000],
] as const;

/** "5 hours": milliseconds in their largest unit. */
export function durationText(duration: number, round = Math.round): string {
  const [unit, length] =
    units.find(([, least]) => duration >= least) ?? (['second', 1000] as const);
  const format = new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(round(duration / length));
}

/** "5 hours ago". Never "in 3 seconds", even if this clock is slightly behind the server's. */
export function ageText(moment: string | number, now = Date.now()): string {
  const age = Math.max(0, now - new Date(moment).getTime());
  return age < MINUTE_MS ? 'less than a minute ago' : `${durationText(age, Math.floor)} ago`;
}
