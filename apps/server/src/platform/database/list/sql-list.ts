import { type SqlText, sql } from '../sql';
import type { ListOrder } from './list';

/** A list in SQL. Its rows are named `r`. */
export interface List {
  /** The columns of an item, named as in the contract; those of the order are among them. */
  columns: SqlText;
  from: SqlText;
  /** Joins for the columns alone: made only for the rows of the page, each of which must keep one row. */
  beside?: SqlText;
  where: SqlText[];
  /** The values of `$1`, `$2` … in `where`. */
  values: unknown[];
  order: ListOrder;
}

/** Binds a value to the statement, and returns its placeholder. */
export type Bind = (value: unknown) => SqlText;

/** The number of a list's rows, as SQL. */
export type RowCount = (bind: Bind) => SqlText;

/** A binder that adds to these values. */
export const binderOf =
  (values: unknown[]): Bind =>
  (value) =>
    sql`$${values.push(value)}`;

export const NEWEST_FIRST = { column: 'createdAt', direction: 'DESC', kind: 'time' } as const;

/** Restricts a list by a condition, in which each `?` is the value. */
export const narrow = (list: List, condition: SqlText, value: unknown): List => ({
  ...list,
  where: [...list.where, sql.bound(condition, list.values.length + 1)],
  values: [...list.values, value],
});

/** A time as the contracts write it. */
export const isoTime = (column: SqlText): SqlText =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The same for a column of a list: the time is formatted with the list, at a tenth of the cost. */
export const utcTime = (column: SqlText): SqlText => sql`${column} at time zone 'UTC'`;

/** Joins the conditions with `and`. */
export const allOf = (where: SqlText[]): SqlText =>
  where.length > 0 ? sql.join(where, ' and ') : sql`true`;
