const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago something was, in milliseconds; a clock that was set back cannot say. */
export function ageText(at: number, now: number): string {
  const age = now - at;
  if (age < 0) return 'before';
  if (age < MINUTE) return 'less than a minute ago';
  if (age < HOUR) return counted(Math.floor(age / MINUTE), 'minute');
  if (age < 2 * DAY) return counted(Math.floor(age / HOUR), 'hour');
  return counted(Math.floor(age / DAY), 'day');
}
