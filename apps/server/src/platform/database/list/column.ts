import { type SqlText, sql } from '../sql';
import { isoTime, utcTime } from './sql-list';

/** Which CSV files have a field: none, exports alone, or exports and imports. */
export type CsvUse = 'none' | 'export' | 'import';

/** The value of a cell of an imported file; undefined leaves the field as it is. */
export type ReadCell = (cell: string) => unknown;

type Sql = (column: SqlText) => SqlText;

/** A field of the noun's own row. The SQL is given the quoted column. */
export interface Column<Stored, Shown> {
  csv: CsvUse;
  /** In an item of a list, see `JsonRows`. */
  inList: Sql;
  /** In an exported file. */
  inCell: Sql;
  /** So that the driver makes of it what the contract has. */
  inRow: Sql;
  /** The value of an entity as the contract has it. */
  show: (stored: Stored) => Shown;
  readCell: ReadCell;
}

/** A field that is no column of the noun's own row, as SQL in which that row is `r`. */
export interface JoinedColumn {
  csv: CsvUse;
  inList: SqlText;
  inCell?: SqlText;
}

const itself = <Value>(value: Value): Value => value;
const toText: Sql = (column) => sql`${column}::text`;

/** A value that is the same everywhere. */
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

/** A point in time: a Date in the entity, ISO text everywhere else. */
export const time = <Value extends Date | null>(csv: CsvUse): Column<Value, Iso<Value>> => ({
  csv,
  inList: utcTime,
  inCell: isoTime,
  inRow: isoTime,
  show: (value) => (value?.toISOString() ?? null) as Iso<Value>,
  readCell: itself,
});

/** What another table has, or the own row by another name; with `inCell` it is exported too. */
export const joined = (text: { inList: SqlText; inCell?: SqlText }): JoinedColumn => ({
  csv: text.inCell === undefined ? 'none' : 'export',
  ...text,
});
