import { EventLoopYield } from '../../platform/jobs/event-loop-yield';
import type { Fields, ImportTarget } from '../registry/import-target';
import type { FileRow } from './import-file';

export interface RowProblem {
  line: number;
  column: string;
  message: string;
}

/** A cell that is ignored, since its value is not one of the column's choices. */
export interface LeftOutCell {
  column: string;
  cell: string;
  message: string;
}

/** A row with either its fields or its mistake. */
export type CheckedRow = {
  line: number;
  id: string | undefined;
  leftOut: LeftOutCell[];
  isUnnamed: boolean;
} & ({ fields: Fields; mistake?: undefined } | { fields?: undefined; mistake: RowProblem });

/** Validates the cells of every row with the same rules as a form. */
export async function checkRows(rows: FileRow[], target: ImportTarget): Promise<CheckedRow[]> {
  const breaks = new EventLoopYield();
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    checked.push(checkRow(row, target));
    await breaks.yieldIfDue();
  }
  return checked;
}

function checkRow(row: FileRow, target: ImportTarget, leftOut: LeftOutCell[] = []): CheckedRow {
  const { line, cells, mistake, isUnnamed = false } = row;
  const about = { line, id: cells.id?.trim() || undefined, leftOut, isUnnamed };
  if (mistake) return { ...about, mistake: { line, column: '', message: mistake } };
  const result = target.schema.safeParse(valuesOf(cells, target));
  if (result.success) return { ...about, fields: withoutUndefined(result.data) };
  const [issue] = result.error.issues;
  const key = String(issue?.path[0] ?? target.nameColumn);
  const cell = cells[key];
  const known = target.messages?.[key];
  const message =
    (typeof known === 'function' ? known(cell ?? '') : known) ?? issue?.message ?? 'Not valid.';
  if (target.choices.has(key) && cell !== undefined) {
    const { [key]: _, ...others } = cells;
    return checkRow({ ...row, cells: others }, target, [
      ...leftOut,
      { column: key, cell, message },
    ]);
  }
  return { ...about, mistake: { line, column: target.names?.get(key) ?? key, message } };
}

function valuesOf(cells: FileRow['cells'], { columns }: ImportTarget): Record<string, unknown> {
  const values = Object.entries(columns).map(([name, { readCell }]) => [
    name,
    cells[name] === undefined ? undefined : readCell(cells[name]),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as never;
}

const withoutUndefined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
