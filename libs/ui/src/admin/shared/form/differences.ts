import type { Difference } from './conflict-notice.tsx';

type Labels = Readonly<Record<string, string>>;

/**
 * The values of a form and those stored, side by side, for the labeled fields. `choices` has the labels
 * of the values of selects.
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

function formatValue(value: unknown, labels: Labels = {}): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? (labels[value] ?? value) : '';
}
