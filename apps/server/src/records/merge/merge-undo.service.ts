import { Injectable } from '@nestjs/common';
import type { Audited } from '@polaris/contracts';
import { TrashService } from '../trash/trash.service';
import type { MergeChanges, Merging, ReferringRows, Row, RowId, StoredRows } from './merge-changes';
import {
  type MergeHistory,
  MergeHistoryReadModel,
  type StoredMerge,
} from './merge-history.read-model';
import { removeUnchanged } from './merge-sql';
import { RecordMergeRepository } from './record-merge.repository';
import type { ReferenceColumn } from './reference-columns';

export type { StayingRow, StoredMerge } from './merge-history.read-model';

/** Rows that were edited since the merge, by their table. */
type EditedRows = ReadonlyMap<string, ReadonlySet<RowId>>;

/** Undoes a merge. Rows that were edited since stay with the kept record. */
@Injectable()
export class MergeUndoService {
  constructor(
    private readonly repository: RecordMergeRepository,
    private readonly trash: TrashService,
    private readonly histories: MergeHistoryReadModel,
  ) {}

  /** What stays with the kept record, and what goes back. */
  readHistory(table: Audited, merge: StoredMerge): Promise<MergeHistory> {
    return this.histories.read(table, merge);
  }

  async undo(merging: Merging, merge: StoredMerge): Promise<void> {
    const { changes } = merge;
    const edited = editedOf(await this.histories.read(merging.table, merge));
    const { table, keptId } = merging;
    await this.repository.startMoving();
    const [kept] = await this.repository.lockRecords(table, [keptId]);
    const references = await this.repository.listReferences(table);
    await this.repository.update(table, keptId, columnsBefore(changes, kept!));
    await this.takePairsBack(changes, references);
    await this.trash.insertRow(table, changes.row);
    for (const { table: from, rows } of changes.removed) await this.insert(references, from, rows);
    await this.moveBack(merging, changes, { references, edited });
    await this.trash.restoreReferences(merging, changes.trash);
  }

  private async moveBack(
    { keptId, mergedId }: Merging,
    { moved, detached }: MergeChanges,
    { references, edited }: { references: ReferenceColumn[]; edited: EditedRows },
  ): Promise<void> {
    const move = async (rows: ReferringRows, from: number | null) => {
      const reference = find(references, rows);
      const ids = rows.ids.filter((id) => !edited.get(rows.table)?.has(id));
      if (reference) await this.repository.move(reference, ids, { from, to: mergedId });
    };
    for (const rows of moved) await move(rows, keptId);
    for (const rows of detached) await move(rows, null);
  }

  /** A pair that was edited since stays, and the pair that it replaced is not restored. */
  private async takePairsBack(
    { copied, replaced }: MergeChanges,
    references: ReferenceColumn[],
  ): Promise<void> {
    const stay: StoredRows[] = [];
    for (const pairs of copied) {
      const reference = find(references, pairs);
      if (!reference) continue;
      const text = removeUnchanged(reference);
      const gone = await this.repository.rows(text, [JSON.stringify(pairs.rows)]);
      const keyOf = keyBy(reference.primaryKey);
      const removed = new Set(gone.map(keyOf));
      stay.push({ ...pairs, rows: pairs.rows.filter((row) => !removed.has(keyOf(row))) });
    }
    for (const { table, column, rows } of replaced) {
      const keyOf = keyBy(find(references, { table, column })?.primaryKey ?? []);
      const kept = stay.filter((pairs) => pairs.table === table).flatMap((pairs) => pairs.rows);
      const taken = new Set(kept.map(keyOf));
      await this.insert(
        references,
        table,
        rows.filter((row) => !taken.has(keyOf(row))),
      );
    }
  }

  private async insert(references: ReferenceColumn[], table: string, rows: Row[]): Promise<void> {
    const reference = references.find((one) => one.table === table);
    if (reference) await this.repository.insertStored(reference, rows);
  }
}

function editedOf({ stays }: MergeHistory): EditedRows {
  const edited = stays.filter(({ change }) => change === 'edited');
  const byTable = Map.groupBy(edited, ({ table }) => table);
  return new Map([...byTable].map(([table, rows]) => [table, new Set(rows.map(({ id }) => id))]));
}

/** Undefined for a column that was dropped since. */
const find = (
  references: ReferenceColumn[],
  { table, column }: Pick<ReferringRows, 'table' | 'column'>,
): ReferenceColumn | undefined =>
  references.find((reference) => reference.table === table && reference.column === column);

const keyBy =
  (columns: readonly string[]) =>
  (row: Row): string =>
    JSON.stringify(columns.map((column) => row[column]));

/** The earlier values of the columns that have not changed since the merge. */
const columnsBefore = ({ kept }: MergeChanges, now: Row): Row =>
  Object.fromEntries(
    Object.entries(kept)
      .filter(([column, { after }]) => now[column] === after)
      .map(([column, { before }]) => [column, before]),
  );
