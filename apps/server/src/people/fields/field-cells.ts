import {
  type CheckedValue,
  type CustomField,
  type FieldValue,
  FIELD_NUMBER,
  checkFieldValue,
  readNumber,
} from '@polaris/contracts';

/** A value as files have it: a choice by its name. */
export type CellValue = string | number | null;

type CheckedCell = { value: CellValue; error?: undefined } | { error: string };

const comparable = (name: string): string => name.trim().toLowerCase();

/** What a cell says, or what is wrong with it; an empty one empties the field. */
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

/** Our own files have a point before decimals; "1.200,50" and the like come from elsewhere. */
function checkNumber(field: CustomField, cell: string): CheckedValue {
  const isOwn = FIELD_NUMBER.test(cell.trim());
  return checkFieldValue(field, isOwn ? cell.trim() : (readNumber(cell).value ?? cell));
}

/** The same of a value that is stored. */
export const valueInFile = ({ kind, choices }: CustomField, value: FieldValue | null): CellValue =>
  kind === 'choice' ? (choices.find(({ id }) => id === value)?.name ?? null) : value;

/** The value that is stored of a checked cell. */
export const valueOfCell = ({ kind, choices }: CustomField, cell: CellValue): FieldValue | null =>
  kind === 'choice' ? (choices.find(({ name }) => name === cell)?.id ?? null) : cell;

const MAX_NAMED = 5;

function notAChoice({ choices }: CustomField): string {
  const names = choices.slice(0, MAX_NAMED).map(({ name }) => name);
  const others = choices.length > MAX_NAMED ? ' and others' : '';
  return `Must be one of the choices: ${names.join(', ')}${others}.`;
}
