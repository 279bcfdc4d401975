import { type CustomerUpdate, customerUpdateSchema } from '@polaris/contracts';
import { LoopBreaks } from '../../platform/jobs/loop-breaks';
import type { FileRow } from './customer-file';

export type Fields = Omit<CustomerUpdate, 'version'>;

export interface Mistake {
  line: number;
  column: string;
  message: string;
}

/** A row with either its fields or what is wrong with them. */
export type CheckedRow = Pick<FileRow, 'line' | 'cells'> &
  ({ fields: Fields; mistake?: undefined } | { fields?: undefined; mistake: Mistake });

/** The cells of every row as a customer's fields, under the same rules as a form's. */
export async function checkRows(rows: FileRow[]): Promise<CheckedRow[]> {
  const breaks = new LoopBreaks();
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    checked.push(checkRow(row));
    await breaks.take();
  }
  return checked;
}

function checkRow({ line, cells: { id, status, totalValue, ...texts } }: FileRow): CheckedRow {
  const cells = id ? { id } : {};
  const result = customerUpdateSchema.safeParse({
    ...texts,
    ...(status ? { status: statusOf(status) } : {}),
    ...(totalValue ? { totalValue: totalValue.replace(/[$,\s]/g, '') } : {}),
  });
  if (result.success) return { line, cells, fields: withoutUndefined(result.data) };
  const [issue] = result.error.issues;
  const column = String(issue?.path[0] ?? 'name');
  return { line, cells, mistake: { line, column, message: issue?.message ?? 'Not valid.' } };
}

/** As people write it, "On Hold" say. */
const statusOf = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const withoutUndefined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
