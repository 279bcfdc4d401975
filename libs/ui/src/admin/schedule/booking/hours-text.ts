import { minutesOf, timeOfDayText } from '@polaris/contracts';

/** Times of day as HH:MM; empty while they are not entered. */
export interface Hours {
  startsAt: string;
  endsAt: string;
}

const SPAN = /^(\d\d:\d\d)?-(\d\d:\d\d)?$/;

/** The hours of a day as one value, which a form can compare: "09:00-12:00,13:00-17:00". */
export const hoursValue = (hours: readonly Hours[]): string =>
  hours.map(({ startsAt, endsAt }) => `${startsAt}-${endsAt}`).join();

/** The hours of such a value, in their order. */
export const hoursOf = (value: string): Hours[] =>
  value.split(',').flatMap((text) => {
    const [found, startsAt = '', endsAt = ''] = SPAN.exec(text) ?? [];
    return found === undefined ? [] : [{ startsAt, endsAt }];
  });

/** "9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM"; empty for none. */
export const hoursText = (hours: readonly Hours[]): string =>
  hours
    .map(({ startsAt, endsAt }) => `${timeOfDayText(startsAt)} – ${timeOfDayText(endsAt)}`)
    .join(', ');

/** Why these hours of one day cannot be saved; undefined if they can. */
export function hoursProblem(hours: readonly Hours[]): string | undefined {
  if (hours.some(({ startsAt, endsAt }) => !startsAt || !endsAt)) return 'Please enter both times.';
  if (hours.some(({ startsAt, endsAt }) => startsAt >= endsAt)) return 'Must end after it starts.';
  const sorted = inOrder(hours);
  const overlap = sorted.some(
    ({ startsAt }, index) => index > 0 && startsAt < sorted[index - 1]!.endsAt,
  );
  return overlap ? 'Two of these hours overlap.' : undefined;
}

export const inOrder = (hours: readonly Hours[]): Hours[] =>
  hours.toSorted((one, two) => minutesOf(one.startsAt) - minutesOf(two.startsAt));

const HOUR = 60;
const DAY_END = 24 * HOUR;

/** The hours to propose beside others: a working day, or an hour after the last ones. */
export function proposedHours(hours: readonly Hours[]): Hours {
  const last = hours.at(-1);
  if (!last?.endsAt) return { startsAt: '09:00', endsAt: '17:00' };
  const start = minutesOf(last.endsAt) + HOUR;
  if (start + HOUR >= DAY_END) return { startsAt: '', endsAt: '' };
  return { startsAt: timeAt(start), endsAt: timeAt(start + HOUR) };
}

const two = (number: number): string => String(number).padStart(2, '0');

const timeAt = (minutes: number): string =>
  `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;
