import { type SqlText, sql } from '../sql';
import { isoTime, utcTime } from './sql-list';

/** Whether CSV files contain a field: none, only exports, or exports and imports. */
export type CsvUse = 'none' | 'export' | 'import';

/** Converts a cell of an imported file; undefined leaves the field unchanged. */
export type ReadCell = (cell: string) => unknown;

type Sql = (column: SqlText) => SqlText;

/** A field stored in the noun's own row. The SQL functions get the quoted column. */
export interface Column<Stored, Shown> {
  csv: CsvUse;
  /** The SQL for an item of a list, see `JsonRows`. */
  inList: Sql;
  /** The SQL for an exported file. */
  inCell: Sql;
  /** The SQL for which the driver returns the contract's type. */
  inRow: Sql;
  /** Converts an entity's value to the contract's. */
  show: (stored: Stored) => Shown;
  readCell: ReadCell;
}

/** A field that is not a column of the noun's own row, as SQL; that row is `r`. */
export interface JoinedColumn {
  csv: CsvUse;
  inList: SqlText;
  inCell?: SqlText;
}

const itself = <Value>(value: Value): Value => value;
const toText: Sql = (column) => sql`${column}::text`;

/** A value that is stored and shown unchanged. */
export const plain = <Value>(csv: CsvUse, readCell: ReadCell = itself): Column<Value, Value> => ({
  csv,
  inList: itself,
  inCell: itself,
  inRow: itself,
  show: itself,
  readCell,
});

/** Dollars: the driver hands numeric over as text. */
export const dollarsColumn = (
  csv: CsvUse,
  readCell: ReadCell = itself,
): Column<number, number> => ({
  ...plain<number>(csv, readCell),
  inCell: toText,
  inRow: (column) => sql`${column}::float8`,
});

/** A date without a time: the driver would make a Date of it. */
export const day = <Value extends string | null>(csv: CsvUse): Column<Value, Value> => ({
  ...plain<Value>(csv),
  inCell: toText,
  inRow: toText,
});

type Iso<Value> = Value extends Date ? string : Value;

/** A timestamp: a Date in the entity, ISO text everywhere else. */
export const time = <Value extends Date | null>(csv: CsvUse): Column<Value, Iso<Value>> => ({
  csv,
  inList: utcTime,
  inCell: isoTime,
  inRow: isoTime,
  show: (value) => (value?.toISOString() ?? null) as Iso<Value>,
  readCell: itself,
});

/** A value from another table, or computed from the own row; with `inCell` it is exported as well. */
export const joined = (text: { inList: SqlText; inCell?: SqlText }): JoinedColumn => ({
  csv: text.inCell === undefined ? 'none' : 'export',
  ...text,
});
