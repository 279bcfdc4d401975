import { LoopBreaks } from '../../platform/jobs/loop-breaks';
import type { Fields, ImportTarget } from '../registry/import-target';
import type { FileRow } from './import-file';

export interface RowProblem {
  line: number;
  column: string;
  message: string;
}

/** A row with either its fields or what is wrong with them. */
export type CheckedRow = { line: number; id: string | undefined } & (
  | { fields: Fields; mistake?: undefined }
  | { fields?: undefined; mistake: RowProblem }
);

/** The cells of every row as fields, under the same rules as a form's. */
export async function checkRows(rows: FileRow[], target: ImportTarget): Promise<CheckedRow[]> {
  const breaks = new LoopBreaks();
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    checked.push(checkRow(row, target));
    await breaks.take();
  }
  return checked;
}

function checkRow({ line, cells, mistake }: FileRow, target: ImportTarget): CheckedRow {
  const id = cells.id || undefined;
  if (mistake) return { line, id, mistake: { line, column: '', message: mistake } };
  const result = target.schema.safeParse(valuesOf(cells, target));
  if (result.success) return { line, id, fields: withoutUndefined(result.data) };
  const [issue] = result.error.issues;
  const key = String(issue?.path[0] ?? target.nameColumn);
  const column = target.names?.get(key) ?? key;
  const message = target.messages?.[key] ?? issue?.message ?? 'Not valid.';
  return { line, id, mistake: { line, column, message } };
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
