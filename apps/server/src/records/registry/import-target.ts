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

/** The records that the rows of a file may be about. */
export interface Candidates<Row extends Fields = Fields> {
  alike(fields: Row): Alike | undefined;
  match(fields: Row): ImportMatch | undefined;
}

/** How one noun is imported: what its rows are matched by, and how they are written. */
export interface ImportTarget<Row extends Fields = Fields> {
  /** The noun in the singular and in the plural, for messages. */
  words: { one: string; many: string };
  /** The columns that are read, beside `id`. */
  columns: OwnColumns;
  /** What a file and people call those columns that have another name there. */
  names?: ReadonlyMap<string, string>;
  /** What files of others call the columns, in plain letters; several may be parts of the name. */
  aliases?: ReadonlyMap<string, string> | undefined;
  /** What a cell must be, where the message of a form does not fit a file. */
  messages?: Readonly<Partial<Record<string, string>>> | undefined;
  /** The column that names the record; several columns of a file may make it up. */
  nameColumn: string;
  /** The rules of a form. */
  schema: ImportSchema<Row>;
  /** By what a row without an id is matched; rows with the same key are the same record. */
  matchedBy(fields: Row): { column: string; key?: string };
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
