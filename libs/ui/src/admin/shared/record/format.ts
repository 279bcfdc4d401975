import { dayText, shortDayText, timeOfDayText } from '@polaris/contracts';

export { clock, dateAndTime, isoDay, longDate, shortDate } from '../../../primitives/clock.ts';

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
export const longDay = dayText;

/** "3:00 PM", from a time of day such as 15:00. */
export const timeOfDay = timeOfDayText;

/** "Jul 18, 2025", from a day without a time. */
export const shortDay = shortDayText;
