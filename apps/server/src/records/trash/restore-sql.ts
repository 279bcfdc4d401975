import type { Reference } from '../registry/record-kind';

/** A row as the trash has it: the columns that its table had when it was deleted. */
export type TrashedRow = Record<string, unknown>;

/** A column of a table that a row can be inserted with. */
export interface WritableColumn {
  name: string;
  required: boolean;
}

/** A statement that inserts the rows that are its `$1`. */
export interface Insert {
  sql: string;
  rows: TrashedRow[];
}

/** The columns of the table `$1` as it is today; PostgreSQL alone computes generated ones. */
export const selectWritableColumns = `
  select attname as name, attnotnull as required from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  order by attnum`;

/**
 * Brings rows back into a table that may have changed since they were deleted. A column that a row has
 * no value for gets its default, and a value whose column was dropped is left out. Keys are never given
 * out twice, so each row comes back under its own.
 */
export function insertsOf(
  table: string,
  columns: WritableColumn[],
  rows: TrashedRow[],
  refersTo: Reference[] = [],
): Insert[] {
  const alike = Map.groupBy(rows, (row) => JSON.stringify(namesIn(row, columns)));
  return [...alike].map(([names, group]) => ({
    sql: insertInto(table, JSON.parse(names) as string[], refersTo),
    rows: group,
  }));
}

/** A null in a column that was made required since is no value. */
const namesIn = (row: TrashedRow, columns: WritableColumn[]): string[] =>
  columns
    .filter(({ name, required }) => name in row && !(required && row[name] === null))
    .map(({ name }) => name);

function insertInto(table: string, names: string[], refersTo: Reference[]): string {
  const values = names.map((name) => {
    const reference = refersTo.find(({ column }) => column === name);
    return reference ? stillFree(table, reference) : `r."${name}"`;
  });
  return `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) overriding system value
    select ${values.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb) r`;
}

/** What a record referred to may be deleted, or be another record's by now. */
function stillFree(table: string, { column, table: to, shared }: Reference): string {
  const there = `select t.id from ${to} t where t.id = r."${column}"`;
  if (shared) return `(${there})`;
  return `(${there} and not exists (select 1 from ${table} other where other."${column}" = t.id))`;
}
