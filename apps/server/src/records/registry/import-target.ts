import type { OwnColumns } from '../../platform/database/list/columns';

/** The values of a row of a file, by the names of its columns. */
export type Fields = Record<string, string | number | null | undefined>;

/** What is stored of a record: the fields that an import may change. */
export type StoredRecord = Fields & { id: number };

/** How many records are like a row, and the first of them. */
export interface Alike {
  count: number;
  id: number;
}

/** A record that may be the one that a row is about, without being alike. */
export interface ImportMatch {
  id: number;
  name: string;
  /** No other record matches as well. */
  only: boolean;
}

/** Of which part of a name a column is. */
export type NamePart = 'first' | 'middle' | 'last';

/** The records that the rows of a file may be about. */
export interface Candidates<Row extends Fields = Fields> {
  alike(fields: Row): Alike | undefined;
  /** The record that lacks what others are matched by, and is like the row in all else. */
  incomplete(fields: Row): Alike | undefined;
  match(fields: Row): ImportMatch | undefined;
}

/** How one noun is imported: what its rows are matched by, and how they are written. */
export interface ImportTarget<Row extends Fields = Fields> {
  /** The noun in the singular and in the plural, for messages. */
  words: { one: string; many: string };
  /** The columns that are read, beside `id`. */
  columns: OwnColumns;
  /** The names of all columns that our own files have, which are not all read. */
  fileColumns: readonly string[];
  /** What a file and people call those columns that have another name there. */
  names?: ReadonlyMap<string, string>;
  /** What files of others call the columns, in lower case letters and digits. */
  aliases: ReadonlyMap<string, string>;
  /** Which of these names are of parts of the name. */
  nameParts: ReadonlyMap<string, NamePart>;
  /** Columns that several of a file may be read as: the first one counts that is filled. */
  several: ReadonlySet<string>;
  /** Columns of a few known values: an unknown one is left out, and its line is read. */
  choices: ReadonlySet<string>;
  /** What a cell must be, where the message of a form does not fit a file. */
  messages?: Readonly<Partial<Record<string, string | ((cell: string) => string)>>> | undefined;
  /** The column that names the record; several columns of a file may make it up. */
  nameColumn: string;
  /** The name of a record whose row has none. */
  nameWithout(cells: Readonly<Partial<Record<string, string>>>): string;
  /** The rules of a form. */
  schema: ImportSchema<Row>;
  /** By what a row without an id is matched; rows with the same key are the same record. */
  matchedBy(fields: Row): { column: string; key?: string };
  /** Whether a row seems to be about a record, whose id it has. */
  isAbout(fields: Row, record: StoredRecord): boolean;
  findCandidates(rows: Row[]): Promise<Candidates<Row>>;
  load(ids: number[]): Promise<StoredRecord[]>;
  /** Keeps everyone else from writing until the transaction ends. */
  lock(): Promise<void>;
  /** Answers the ids in the order of the rows. */
  insert(rows: Row[]): Promise<number[]>;
  /** Each record changes in what its row has, and in nothing else. */
  update(rows: (Partial<Row> & { id: number })[]): Promise<void>;
  /** Stores which records an import has added, in its transaction, and answers what it is undone by. */
  recordImport(created: number[], updated: number): Promise<number>;
}

interface ImportSchema<Row> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Row }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };
}
