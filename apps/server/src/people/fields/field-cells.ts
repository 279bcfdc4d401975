import {
  type CheckedValue,
  type CustomField,
  type FieldValue,
  FIELD_NUMBER,
  checkFieldValue,
  readNumber,
} from '@polaris/contracts';

/** A value as written to files; a choice is written as its name. */
export type CellValue = string | number | null;

type CheckedCell = { value: CellValue; error?: undefined } | { error: string };

const comparable = (name: string): string => name.trim().toLowerCase();

/** Parses a cell, or returns what is wrong with it. An empty cell clears the field. */
export function checkCell(field: CustomField, cell: string): CheckedCell {
  const { kind, choices } = field;
  if (cell.trim() === '') return { value: null };
  if (kind === 'choice') {
    const choice = choices.find(({ name }) => comparable(name) === comparable(cell));
    return choice ? { value: choice.name } : { error: notAChoice(field) };
  }
  if (kind === 'text') return checkFieldValue(field, cell);
  return kind === 'number' ? checkNumber(field, cell) : checkFieldValue(field, cell.trim());
}

/** Our files use a point for decimals; formats such as "1.200,50" come from other products. */
function checkNumber(field: CustomField, cell: string): CheckedValue {
  const isOwn = FIELD_NUMBER.test(cell.trim());
  return checkFieldValue(field, isOwn ? cell.trim() : (readNumber(cell).value ?? cell));
}

/** A stored value as written to files. */
export const valueInFile = ({ kind, choices }: CustomField, value: FieldValue | null): CellValue =>
  kind === 'choice' ? (choices.find(({ id }) => id === value)?.name ?? null) : value;

/** The value to store for a checked cell. */
export const valueOfCell = ({ kind, choices }: CustomField, cell: CellValue): FieldValue | null =>
  kind === 'choice' ? (choices.find(({ name }) => name === cell)?.id ?? null) : cell;

const MAX_NAMED = 5;

function notAChoice({ choices }: CustomField): string {
  const names = choices.slice(0, MAX_NAMED).map(({ name }) => name);
  const others = choices.length > MAX_NAMED ? ' and others' : '';
  return `Must be one of the choices: ${names.join(', ')}${others}.`;
}
