import type { Audited, ExportKind, TrashedWith, TrashKind, WeekCount } from '@polaris/contracts';
import type { SqlText } from '../../platform/database/sql';
import type { ImportTarget } from './import-target';

/** What the engines over records know of one noun. */
export interface RecordKind {
  /** The noun's table; the audit log and the counts know it by this name. */
  table: Audited;
  /** How a message to people names a record: "This customer". */
  name: string;
  /** The column whose text names a record, or whose reference does. */
  label: string;
  /** Rows of other tables that its records refer to. */
  refersTo?: Reference[];
  /** What links its records with those of another kind; the rows go and come back with either. */
  links?: LinkTable;
  /** What it goes and comes back with, though it is not in the trash by itself. */
  goesWith?: Dependence & { refersTo: Reference[] };
  trash?: TrashRules;
  export?: ExportRules;
  import?: ImportTarget;
  /** What the records of a week are called in the chart. */
  weekCount?: WeekCount;
}

/** A table of pairs of records; each of its columns names a table. */
export interface LinkTable {
  table: string;
  columns: Record<string, string>;
  /** Columns in which a pair has something of its own. */
  values?: readonly string[];
}

/** The record without which another cannot be, and under what the trash stores the rows that go with it. */
export interface Dependence {
  table: Audited;
  column: string;
  as: TrashedWith;
}

/** How a record is deleted and restored, with what belongs to it. */
export interface TrashRules {
  kind: TrashKind;
  /** The record without which it cannot be, if it names one; it goes and comes back with it. */
  belongsTo?: Dependence;
  /** Public pages show it. */
  isPublic?: boolean;
  /** Its row as it can come back today; throws what it cannot come back for. */
  prepare?: (row: Record<string, unknown>) => Promise<typeof row>;
  /** Removes what else is stored of records that are deleted for good. */
  onPurge?: (ids: number[]) => Promise<void>;
}

/** A column that is null, or the `id` of a row. */
export interface Reference {
  column: string;
  table: string;
  /** Other records of its kind may refer to the same row. */
  shared?: boolean;
  /** The column that names a row of a table that is no kind of record. */
  label?: string;
}

/** A column of a file that is known only when the file is made. */
export interface ExportedColumn {
  /** No person chose it, so that SQL can have it. */
  key: string;
  name: string;
  /** The record is `r`. */
  sql: SqlText;
}

/** What one noun adds to the files of another, behind its own columns. */
export interface AddedColumns {
  exported(): Promise<ExportedColumn[]>;
  /** The same import, which reads these columns too. */
  importing(target: ImportTarget): Promise<ImportTarget>;
}

/** A file of all records. */
export interface ExportRules {
  kind: ExportKind;
  /** Its columns in their order, as SQL in which the record is `r`. */
  columns: Record<string, SqlText>;
}
