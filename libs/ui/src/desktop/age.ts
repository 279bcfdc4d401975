const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago `at` was (both in milliseconds); null if the clock has been set back since. */
export function ageText(at: number, now: number): string | null {
  const age = now - at;
  if (age < 0) return null;
  if (age < MINUTE) return 'less than a minute ago';
  if (age < HOUR) return counted(Math.floor(age / MINUTE), 'minute');
  if (age < 2 * DAY) return counted(Math.floor(age / HOUR), 'hour');
  return counted(Math.floor(age / DAY), 'day');
}
