import type { Audited } from '@polaris/contracts';
import type { TrashChange } from '../trash/trash.service';

/** Which record is merged into which. */
export interface Merging {
  table: Audited;
  keptId: number;
  mergedId: number;
}

/** A row as JSON, by the columns of its table. */
export type Row = Record<string, unknown>;
export type RowId = number | string;

/** Rows that refer to a record by one column. */
export interface ReferringRows {
  table: string;
  column: string;
  ids: RowId[];
}

/** Complete rows of a table. */
export interface StoredRows {
  table: string;
  column: string;
  rows: Row[];
}

/** All that a merge has changed. It is stored until the merge can no longer be undone, across releases. */
export interface MergeChanges {
  /** The merged record as it was. */
  row: Row;
  /** The changed columns of the kept record. */
  kept: Record<string, { before: unknown; after: unknown }>;
  moved: ReferringRows[];
  /** Rows that could not move, since the kept record can have only one and has it. They refer to no record now. */
  detached: ReferringRows[];
  /** Rows of the merged record that were deleted with it. */
  removed: StoredRows[];
  /** Pairs that the kept record got. */
  copied: StoredRows[];
  /** Pairs of the kept record that these replaced. */
  replaced: StoredRows[];
  trash: TrashChange[];
}

/** For one table of pairs, which pairs come from the merged record. */
export interface ChosenPairs {
  table: string;
  /** The other column of the pair. */
  column: string;
  /** The pairs that the kept record gets from the merged one; otherwise it keeps its own. */
  fromMerged: number[];
}
