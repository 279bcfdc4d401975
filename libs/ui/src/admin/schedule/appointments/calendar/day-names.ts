const format = (options: Intl.DateTimeFormatOptions) => {
  const names = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string) => names.format(noon(day));
};

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

const short = format({ weekday: 'short' });
const date = format({ day: 'numeric' });
const long = format({ weekday: 'long', month: 'long', day: 'numeric' });
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "Mon", "23" and "Monday, November 23" */
export const dayNames = (day: string) => ({ short: short(day), date: date(day), long: long(day) });

/** "November 23 – 29, 2026", or a single day. */
export const daysText = (days: readonly { day: string }[]): string => {
  const [first, last] = [days[0]!.day, days.at(-1)!.day];
  return first === last ? long(first) : dates.formatRange(noon(first), noon(last));
};
