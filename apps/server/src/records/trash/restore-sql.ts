import { type SqlText, sql } from '../../platform/database/sql';
import type { Reference } from '../registry/record-kind';

/** A row in the trash, with the columns that its table had at the deletion. */
export type TrashedRow = Record<string, unknown>;

/** A column of a table that a row can be inserted with. */
export interface WritableColumn {
  name: string;
  required: boolean;
}

/** A statement that inserts the rows in `$1`. */
export interface Insert {
  text: SqlText;
  rows: TrashedRow[];
}

/** The current columns of the table `$1` without generated ones. */
export const selectWritableColumns = sql`
  select attname as name, attnotnull as required from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  order by attnum`;

/**
 * Restores rows into a table that may have changed since they were deleted. A column without a value gets its default,
 * and the value of a dropped column is left out. Keys are never reused, so each row gets its own again.
 */
export function insertsOf(
  table: string,
  columns: WritableColumn[],
  rows: TrashedRow[],
  refersTo: Reference[] = [],
): Insert[] {
  const alike = Map.groupBy(rows, (row) => JSON.stringify(namesIn(row, columns)));
  return [...alike].map(([names, group]) => ({
    text: insertInto(table, JSON.parse(names) as string[], refersTo),
    rows: group,
  }));
}

/** A null in a column that was made required since is no value. */
const namesIn = (row: TrashedRow, columns: WritableColumn[]): string[] =>
  columns
    .filter(({ name, required }) => Object.hasOwn(row, name) && !(required && row[name] === null))
    .map(({ name }) => name);

function insertInto(table: string, names: string[], refersTo: Reference[]): SqlText {
  const to = sql.identifier('table', table);
  const values = names.map((name) => {
    const reference = refersTo.find(({ column }) => column === name);
    return reference ? stillFree(to, reference) : sql`r.${sql.identifier('column', name)}`;
  });
  const columns = names.map((name) => sql.identifier('column', name));
  return sql`insert into ${to} (${sql.join(columns)}) overriding system value
    select ${sql.join(values)} from jsonb_populate_recordset(null::${to}, $1::jsonb) r`;
}

/** Null if the referenced record was deleted, or if another record refers to it now. */
function stillFree(table: SqlText, { column, table: to, shared }: Reference): SqlText {
  const reference = sql.identifier('column', column);
  const there = sql`select t.id from ${sql.identifier('table', to)} t where t.id = r.${reference}`;
  if (shared) return sql`(${there})`;
  return sql`(${there} and not exists (select 1 from ${table} other where other.${reference} = t.id))`;
}
