import type { Difference } from './conflict-notice.tsx';

/** What a form holds and what is stored, side by side, for the labelled fields. */
export function differences(
  labels: Readonly<Record<string, string>>,
  mine: object,
  stored: object,
): Difference[] {
  return Object.entries(labels).map(([field, label]) => ({
    label,
    mine: inWords(mine[field as keyof typeof mine]),
    stored: inWords(stored[field as keyof typeof stored]),
  }));
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
