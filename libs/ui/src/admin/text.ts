import { format } from 'date-fns';

export { longDate } from '../primitives/long-date.ts';

/** The first characters of a text, and three dots when there is more. */
export function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}

/** "Jul 18, 2025 4:05 PM" */
export const dateAndTime = (timestamp: string): string =>
  format(new Date(timestamp), 'MMM d, yyyy h:mm a');
