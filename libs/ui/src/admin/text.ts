import { format } from 'date-fns';

/** The first characters of a text, and three dots when there is more. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}

const longDateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** "July 18, 2025" */
export const longDate = (timestamp: string): string => longDateFormat.format(new Date(timestamp));

/** "Jul 18, 2025 4:05 PM" */
export const dateAndTime = (timestamp: string): string =>
  format(new Date(timestamp), 'MMM d, yyyy h:mm a');
