import type { Audited } from '@polaris/contracts';
import type { TrashChange } from '../trash/trash.service';

/** Which record becomes a part of which. */
export interface Merging {
  table: Audited;
  keptId: number;
  mergedId: number;
}

/** A row as JSON, by the columns of its table. */
export type Row = Record<string, unknown>;
export type RowId = number | string;

/** Rows of one column that refer to a record. */
export interface ReferringRows {
  table: string;
  column: string;
  ids: RowId[];
}

/** Rows of a table with all that they have. */
export interface StoredRows {
  table: string;
  column: string;
  rows: Row[];
}

/** All that a merge has changed. It is stored until the merge can no longer be undone, across releases. */
export interface MergeChanges {
  /** The merged record as it was. */
  row: Row;
  /** The columns of the kept record that got other values. */
  kept: Record<string, { before: unknown; after: unknown }>;
  moved: ReferringRows[];
  /** Rows that could not move, as the kept record already has its only one: they belong to no record. */
  detached: ReferringRows[];
  /** Rows of the merged record that went with it. */
  removed: StoredRows[];
  /** Pairs that the kept record got. */
  copied: StoredRows[];
  /** Pairs of the kept record that gave way to those. */
  replaced: StoredRows[];
  trash: TrashChange[];
}

/** Pairs of one table of which the merged record's are to win, or to be left out. */
export interface ChosenPairs {
  table: string;
  /** The other column of the pair. */
  column: string;
  /** The pairs that the kept record has from the merged one afterward; all others stay its own. */
  fromMerged: number[];
}
