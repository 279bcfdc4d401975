import type { Difference } from './conflict-notice.tsx';

type Labels = Readonly<Record<string, string>>;

/**
 * What a form holds and what is stored, side by side, for the labelled fields. `choices` has the words
 * for the values of fields that are chosen from a list.
 */
export function differences(
  labels: Labels,
  mine: object,
  stored: object,
  choices: Readonly<Record<string, Labels>> = {},
): Difference[] {
  return Object.entries(labels).map(([field, label]) => ({
    label,
    mine: formatValue(mine[field as keyof typeof mine], choices[field]),
    stored: formatValue(stored[field as keyof typeof stored], choices[field]),
  }));
}

function formatValue(value: unknown, words: Labels = {}): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? (words[value] ?? value) : '';
}
