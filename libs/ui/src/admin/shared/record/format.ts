import { format, parse } from 'date-fns';
import { longDate, longDateFormat } from '../../../primitives/long-date.ts';

export { longDate };

/** "Jul 18, 2025 4:05 PM" */
export const dateAndTime = (timestamp: string): string =>
  format(new Date(timestamp), 'MMM d, yyyy h:mm a');

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
export const timeOfDay = (time: string): string =>
  format(parse(time, 'HH:mm', new Date(2000, 0, 1)), 'h:mm a');

/** "Jul 18, 2025", for narrow columns. */
export const shortDate = (timestamp: string): string => format(new Date(timestamp), 'MMM d, yyyy');

/** "Jul 18, 2025", from a day without a time. */
export const shortDay = (day: string): string => format(noonOf(day), 'MMM d, yyyy');

/** A day is the same day in every time zone. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);
