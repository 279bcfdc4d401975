import type { Difference } from './conflict-notice.tsx';

type Words = Readonly<Record<string, string>>;

/**
 * What a form holds and what is stored, side by side, for the labelled fields. `choices` has the words
 * for the values of fields that are chosen from a list.
 */
export function differences(
  labels: Words,
  mine: object,
  stored: object,
  choices: Readonly<Record<string, Words>> = {},
): Difference[] {
  return Object.entries(labels).map(([field, label]) => ({
    label,
    mine: inWords(mine[field as keyof typeof mine], choices[field]),
    stored: inWords(stored[field as keyof typeof stored], choices[field]),
  }));
}

function inWords(value: unknown, words: Words = {}): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? (words[value] ?? value) : '';
}
