import { type AuditEntry, type Audited, auditedFieldLabels } from '@polaris/contracts';
import { cut } from '../shared/list/excerpt.ts';

const VALUE_LENGTH = 160;

export interface FieldChange {
  field: string;
  was: string | undefined;
  is: string | undefined;
}

/** The fields of a change with their old and new values as text; empty ones are left out. */
export function changesIn({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return fields
    .filter((field) => field !== 'createdAt')
    .map((field) => ({ field, was: formatValue(before?.[field]), is: formatValue(after?.[field]) }))
    .filter(({ was, is }) => was !== undefined || is !== undefined);
}

function formatValue(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return cut(typeof value === 'string' ? value : JSON.stringify(value), VALUE_LENGTH);
}

/** The field's label; a column that is not in the contract gets one made of its name. */
export const fieldLabel = (relation: Audited, field: string): string =>
  auditedFieldLabels[relation][field] ?? labelFromName(field);

function labelFromName(field: string): string {
  const text = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
