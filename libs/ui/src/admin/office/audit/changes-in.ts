import { type AuditEntry, type Audited, auditedFieldLabels } from '@polaris/contracts';
import { truncate } from '../../shared/list/excerpt.ts';
import { dateAndTime, longDay } from '../../shared/record/format.ts';

const VALUE_LENGTH = 160;

export interface FieldChange {
  field: string;
  was: string | undefined;
  is: string | undefined;
}

type Change = Pick<AuditEntry, 'before' | 'after' | 'references'>;

/** The fields of a change with their old and new values as text; empty ones are left out. */
export function changesIn({ before, after, references }: Change): FieldChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return fields
    .filter((field) => field !== 'createdAt')
    .map((field) => {
      const format = (value: unknown) => nameOf(field, value, references) ?? formatValue(value);
      return { field, was: format(before?.[field]), is: format(after?.[field]) };
    })
    .filter(({ was, is }) => was !== undefined || is !== undefined);
}

/** The name of the record or account that has this value as its key. */
const nameOf = (
  field: string,
  value: unknown,
  references: Change['references'],
): string | undefined =>
  references.find((reference) => reference.field === field && reference.id === String(value))?.name;

function formatValue(value: unknown): string | undefined {
  const text = namesIn(value) ?? textOf(value);
  return text === '' ? undefined : truncate(text, VALUE_LENGTH);
}

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[\d.]*(Z|[+-]\d{2}:?\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value as readable text; for an object, its non-empty fields. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return dateOf(value) ?? value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  return Object.entries(value as Record<string, unknown>)
    .map(([field, of]) => ({ field, of, text: textOf(of) }))
    .filter(({ text }) => text !== '')
    .map(({ field, of, text }) =>
      typeof of === 'object'
        ? `${labelFromName(field)} (${text})`
        : `${labelFromName(field)}: ${text}`,
    )
    .join(', ');
}

function dateOf(text: string): string | undefined {
  if (TIMESTAMP.test(text)) return dateAndTime(text);
  return DAY.test(text) ? longDay(text) : undefined;
}

/** The names of the items of a list, such as choices. */
function namesIn(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const names = (value as unknown[]).map((one) => (one as { name?: unknown } | null)?.name);
  return names.every((name) => typeof name === 'string') ? names.join(', ') : undefined;
}

/** Labels of columns that no contract has. */
const otherLabels: Partial<Record<string, string>> = {
  userId: 'Account',
  lastChoiceId: 'Last choice',
};

/** The field's label, or one derived from the column's name. */
export const fieldLabel = (relation: Audited, field: string): string =>
  auditedFieldLabels[relation][field] ?? otherLabels[field] ?? labelFromName(field);

/** False for the custom fields, which have the name that the owner chose. */
const isNameOfColumn = (field: string): boolean => /^[a-z]+([A-Z][a-z]*)*$/.test(field);

function labelFromName(field: string): string {
  if (!isNameOfColumn(field)) return field;
  const text = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
