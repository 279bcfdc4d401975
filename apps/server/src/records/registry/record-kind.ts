import type { Audited, ExportKind, TrashedWith, TrashKind, WeekCount } from '@polaris/contracts';
import type { SqlText } from '../../platform/database/sql';
import type { ImportTarget } from './import-target';

/** How audit, trash, import, export and merge handle one noun. */
export interface RecordKind {
  /** The noun's table, by which the audit log and the counts name it. */
  table: Audited;
  /** The name in messages: "This customer". */
  name: string;
  /** The column with the record's name, or with a reference to the record that names it. */
  label: string;
  /** References to rows of other tables. */
  refersTo?: Reference[];
  /** The table that links its records with those of another kind; the links are deleted and restored with either. */
  links?: LinkTable;
  /** The record it is deleted and restored with, if it cannot be deleted by itself. */
  ownedBy?: Dependence & { refersTo: Reference[] };
  trash?: TrashRules;
  /** What assistants may write, as it can be taken back. */
  undoable?: UndoRules;
  export?: ExportRules;
  import?: ImportTarget;
  /** The name of a week's new records in the chart. */
  weekCount?: WeekCount;
}

/** A table of pairs of records; each of its columns names a table. */
export interface LinkTable {
  table: string;
  columns: Record<string, string>;
  /** Columns with values of the pair itself. */
  values?: readonly string[];
}

/** The record that another one needs, and the key in the trash for the rows that are deleted with it. */
export interface Dependence {
  table: Audited;
  column: string;
  snapshotKey: TrashedWith;
}

/** Which changes of a record can be undone. */
export interface UndoRules {
  /** The columns that get their former value back. */
  columns: readonly string[];
  /** Whether an added record can go to the trash. */
  added: boolean;
}

/** How a record is deleted and restored, with what belongs to it. */
export interface TrashRules {
  kind: TrashKind;
  /** The record it needs, if it refers to one; it is deleted and restored with it. */
  belongsTo?: Dependence;
  /** Public pages show it. */
  isPublic?: boolean;
  /** Returns its row adjusted for a restore; throws if it cannot be restored. */
  prepare?: (row: Record<string, unknown>) => Promise<typeof row>;
  /** Removes other data of permanently deleted records. */
  onPurge?: (ids: number[]) => Promise<void>;
}

/** A column that is null or refers to the `id` of a row. */
export interface Reference {
  column: string;
  table: string;
  /** Whether other records of its kind can refer to the same row. */
  shared?: boolean;
  /** The name column of a table that is not a kind of record. */
  label?: string;
}

/** A column of a file that depends on the custom fields at the time of the export. */
export interface ExportedColumn {
  /** Not chosen by a person, so that it is safe in SQL. */
  key: string;
  name: string;
  /** SQL for the value; the record is `r`. */
  sql: SqlText;
}

/** Columns that one noun adds to another's files, after its own columns. */
export interface AddedColumns {
  exported(): Promise<ExportedColumn[]>;
  /** Extends the import so that it also reads these columns. */
  importing(target: ImportTarget): Promise<ImportTarget>;
}

/** A file of all records. */
export interface ExportRules {
  kind: ExportKind;
  /** Its columns in their order, as SQL in which the record is `r`. */
  columns: Record<string, SqlText>;
}
