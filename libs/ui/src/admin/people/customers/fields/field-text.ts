import type { FieldRules, FieldValue } from '@polaris/contracts';
import { longDay, shortDay } from '../../../shared/record/format.ts';

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** The value of a custom field for display; empty for none, and for a removed choice. */
export function fieldText(
  { kind, choices }: FieldRules,
  value: FieldValue | null | undefined,
  days: 'long' | 'short' = 'long',
): string {
  if (value === null || value === undefined) return '';
  if (kind === 'choice') return choices.find(({ id }) => id === value)?.name ?? '';
  if (kind === 'number') return numbers.format(Number(value));
  if (kind === 'date') return days === 'long' ? longDay(String(value)) : shortDay(String(value));
  return String(value);
}
