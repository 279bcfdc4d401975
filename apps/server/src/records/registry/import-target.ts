import type { OwnColumns } from '../../platform/database/list/columns';

/** The values of a row, by column. */
export type Fields = Record<string, string | number | null | undefined>;

/** The stored fields of a record that an import can change. */
export type StoredRecord = Fields & { id: number };

/** How many records match a row, and the first of them. */
export interface Alike {
  count: number;
  id: number;
}

/** A record that may be the one of a row, without an exact match. */
export interface ImportMatch {
  id: number;
  name: string;
  /** Whether it is the only such record. */
  only: boolean;
}

/** The part of a person's name that a column contains. */
export type NamePart = 'first' | 'middle' | 'last';

/** The records that the rows of a file may be about. */
export interface Candidates<Row extends Fields = Fields> {
  alike(fields: Row): Alike | undefined;
  /** The records that lack the matching fields, and are equal to the row otherwise. */
  incomplete(fields: Row): Alike | undefined;
  match(fields: Row): ImportMatch | undefined;
}

/** How one noun is imported: what its rows are matched by, and how they are written. */
export interface ImportTarget<Row extends Fields = Fields> {
  /** The noun in the singular and in the plural, for messages. */
  words: { one: string; many: string };
  /** The columns that are read, besides `id`. */
  columns: OwnColumns;
  /** The names of all columns in our own files, not all of which are read. */
  fileColumns: readonly string[];
  /** The display names of columns, in files and for people. */
  names?: ReadonlyMap<string, string>;
  /** Column names in files of other products, in lower case letters and digits. */
  aliases: ReadonlyMap<string, string>;
  /** Which of these names contain a part of a person's name. */
  nameParts: ReadonlyMap<string, NamePart>;
  /** Fields that several columns can be read as: the first filled one counts. */
  several: ReadonlySet<string>;
  /** Fields with a fixed set of values: an unknown one is ignored, and its line is still imported. */
  choices: ReadonlySet<string>;
  /** The value of a field that was never filled in, where that is not null. */
  unset: Readonly<Partial<Record<string, string | number>>>;
  /** Error messages for files, where the form's message does not fit. */
  messages?: Readonly<Partial<Record<string, string | ((cell: string) => string)>>> | undefined;
  /** The field with the record's name; several columns of a file can form it. */
  nameColumn: string;
  /** The name of a record whose row has none. */
  nameWithout(cells: Readonly<Partial<Record<string, string>>>): string;
  /** The validation rules of the form. */
  schema: ImportSchema<Row>;
  /** How a row without an id is matched; rows with the same key are about the same record. */
  matchedBy(fields: Row): { column: string; key?: string };
  /** Whether a row seems to be about a record, whose id it has. */
  isAbout(fields: Row, record: StoredRecord): boolean;
  findCandidates(rows: Row[]): Promise<Candidates<Row>>;
  load(ids: number[]): Promise<StoredRecord[]>;
  /** Locks out other writers until the transaction ends. */
  lock(): Promise<void>;
  /** Returns the ids in the order of the rows. */
  insert(rows: Row[]): Promise<number[]>;
  /** Changes only the fields that are in the row. */
  update(rows: (Partial<Row> & { id: number })[]): Promise<void>;
  /** Stores the added records and the previous values of changed ones; returns the id for undoing the import. */
  recordImport(created: number[], previous: StoredRecord[]): Promise<number>;
}

interface ImportSchema<Row> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Row }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}
