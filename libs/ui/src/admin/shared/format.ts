import { format } from 'date-fns';
import { longDate } from '../../primitives/long-date.ts';

export { longDate };

/** The first characters of a text, and three dots when there is more. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}

/** The same, but from where the words are found, when that is past the beginning. */
export function cutAround(text: string, words: string | undefined, length: number): string {
  const at = words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1;
  const isShown = at < 0 || [...text.slice(0, at + words!.length)].length <= length;
  if (isShown) return cut(text, length);
  return `...${cut([...text.slice(0, at)].slice(-20).join('') + text.slice(at), length)}`;
}

/** "Jul 18, 2025 4:05 PM" */
export const dateAndTime = (timestamp: string): string =>
  format(new Date(timestamp), 'MMM d, yyyy h:mm a');

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$1,200.00" */
export const dollars = (amount: number): string => dollarFormat.format(amount);

/** A value from the wire as words: `service_completed` is "Service Completed". */
export const titleCase = (value: string): string =>
  value
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** "July 18, 2025", from a day without a time. */
export const longDay = (day: string): string => longDate(`${day}T12:00:00`);
