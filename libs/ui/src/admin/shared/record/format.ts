import { longDate, longDateFormat } from '../../../primitives/long-date.ts';

export { longDate };

const shortFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const clockFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** A day as the API has it, in the viewer's time zone: 2025-07-18. */
export const isoDay = (date = new Date()): string => date.toLocaleDateString('sv-SE');

/** "4:05 PM", with a plain space: some browsers use another one. */
export const clock = (timestamp: string): string =>
  clockFormat.format(new Date(timestamp)).replaceAll('\u202f', ' ');

/** "Jul 18, 2025 4:05 PM" */
export const dateAndTime = (timestamp: string): string =>
  `${shortDate(timestamp)} ${clock(timestamp)}`;

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,200.00": the total value of a customer always has its cents. */
export const dollarsAndCents = (amount: number): string => dollarFormat.format(amount);

/** A value of the API as a label: `service_completed` is "Service Completed". */
export const titleCase = (value: string): string =>
  value
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** "July 18, 2025", from a day without a time. */
export const longDay = (day: string): string => longDateFormat.format(noonOf(day));

/** "3:00 PM", from a time of day such as 15:00. */
export const timeOfDay = (time: string): string => clock(`2000-01-01T${time}`);

/** "Jul 18, 2025", for narrow columns. */
export const shortDate = (timestamp: string): string => shortFormat.format(new Date(timestamp));

/** "Jul 18, 2025", from a day without a time. */
export const shortDay = (day: string): string => shortFormat.format(noonOf(day));

/** A day is the same day in every time zone. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);
