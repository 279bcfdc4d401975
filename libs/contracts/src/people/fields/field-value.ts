import * as z from 'zod/mini';
import {
  type FieldChoice,
  type FieldKind,
  type FieldValue,
  MAX_FIELD_TEXT,
} from './customer-field.ts';
import { text } from '../../values/text/text.ts';

/** The rules for a value: the kind of its field, and the choices. */
export interface FieldRules {
  kind: FieldKind;
  choices: readonly FieldChoice[];
}

/** The value to store, null for none; or an error. */
export type CheckedValue = { value: FieldValue | null; error?: undefined } | { error: string };

const MAX_NUMBER = 9_999_999_999.9999;
const DECIMALS = 4;

/** The format of numbers in files and filters. */
export const FIELD_NUMBER = /^-?\d{1,10}(\.\d{1,4})?$/;

const NOT_A_NUMBER = `Must be a number with at most ${DECIMALS} decimals.`;
const NOT_A_DAY = 'Must be a day such as 2026-03-01.';
const textSchema = text(MAX_FIELD_TEXT);

export const isFieldDay = (value: unknown): value is string =>
  typeof value === 'string' && z.iso.date().safeParse(value).success && !value.startsWith('0000');

const isFieldNumber = (value: number): boolean =>
  Number.isFinite(value) && Number(value.toFixed(DECIMALS)) === value;

function checkNumber(value: FieldValue): CheckedValue {
  const isWritten = typeof value === 'number' || FIELD_NUMBER.test(value.trim());
  const number = Number(value);
  if (Math.abs(number) > MAX_NUMBER) return { error: 'Must be within ±9,999,999,999.9999.' };
  if (!isWritten || !isFieldNumber(number)) return { error: NOT_A_NUMBER };
  // The database has no negative zero.
  return { value: number + 0 };
}

function checkText(value: FieldValue): CheckedValue {
  const checked = textSchema.safeParse(value);
  if (!checked.success) return { error: checked.error.issues[0]?.message ?? 'Must be text.' };
  return { value: checked.data.trim() === '' ? null : checked.data };
}

/** Checks what was typed or sent for a field. */
export function checkFieldValue(
  { kind, choices }: FieldRules,
  value: FieldValue | null,
): CheckedValue {
  if (value === null || value === '') return { value: null };
  if (kind === 'text') return checkText(value);
  if (kind === 'number') return checkNumber(value);
  if (kind === 'date') return isFieldDay(value) ? { value } : { error: NOT_A_DAY };
  const id = Number(value);
  return choices.some((choice) => choice.id === id)
    ? { value: id }
    : { error: 'This choice was removed. Please select another one.' };
}
