import { storageKeys } from '@polaris/contracts/browser-names';
import { useState } from 'react';
import { isFieldColumn } from '../fields/grid-fields.ts';
import { type ShownColumn, gridColumns } from './grid-columns.tsx';

/** The shown columns in order; the name is always first. */
export type ShownColumns = readonly ShownColumn[];

export const defaultColumns: ShownColumns = [
  'name',
  'company',
  'status',
  'value',
  'lastActivity',
  'nextFollowUp',
  'tags',
  'owed',
];

const isColumn = (value: unknown): value is ShownColumn =>
  typeof value === 'string' && (Object.hasOwn(gridColumns, value) || isFieldColumn(value));

/** Parses stored columns, dropping unknown ones of other versions. */
export function columnsOf(stored: unknown): ShownColumns {
  if (!Array.isArray(stored)) return defaultColumns;
  const known = new Set((stored as unknown[]).filter(isColumn));
  return known.size > 0
    ? ['name', ...[...known].filter((name) => name !== 'name')]
    : defaultColumns;
}

/** The stored columns of this browser. */
export function storedColumns(): ShownColumns {
  try {
    return columnsOf(JSON.parse(localStorage.getItem(storageKeys.gridColumns) ?? 'null'));
  } catch {
    return defaultColumns;
  }
}

/** The choice of this browser. */
export function useColumnChoice() {
  const [columns, setColumns] = useState(storedColumns);
  const choose = (next: ShownColumns) => {
    setColumns(next);
    localStorage.setItem(storageKeys.gridColumns, JSON.stringify(next));
  };
  return [columns, choose] as const;
}
