import { Injectable } from '@nestjs/common';
import { TrashService } from '../trash/trash.service';
import type {
  ChosenPairs,
  MergeChanges,
  Merging,
  ReferringRows,
  Row,
  StoredRows,
} from './merge-changes';
import {
  copyPairs,
  lockReferring,
  removePairs,
  selectBlocked,
  selectRows,
  selectRowsById,
} from './merge-sql';
import { MergeCountsReadModel, type MergeCounts } from './merge-counts.read-model';
import { RecordMergeRepository } from './record-merge.repository';
import { type ReferenceColumn, kindOf } from './reference-columns';

export type { MergeChanges, Merging } from './merge-changes';

/** The owner's choices: columns of the kept record, and its pairs. */
export interface MergeChoices {
  columns: Row;
  pairs: ChosenPairs;
}

type Moved = Pick<MergeChanges, 'moved' | 'detached' | 'removed'>;
type Paired = Pick<MergeChanges, 'removed' | 'copied' | 'replaced'>;

/** Columns that belong to the row and not to its content. */
const STAMPS = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/**
 * Merges two records of a table in the caller's transaction; returns all changes. References are read from the foreign
 * keys of the database, and for the trash from the registered kinds.
 */
@Injectable()
export class RecordMergeService {
  constructor(
    private readonly repository: RecordMergeRepository,
    private readonly trash: TrashService,
    private readonly counts: MergeCountsReadModel,
  ) {}

  /** Counts what it would move; the pairs of `exceptPairs` are decided one by one. */
  count(merging: Merging, exceptPairs: string): Promise<MergeCounts> {
    return this.counts.count(merging, exceptPairs);
  }

  async merge(merging: Merging, choices: MergeChoices): Promise<MergeChanges> {
    const { table, keptId, mergedId } = merging;
    await this.repository.startMoving();
    const records = await this.repository.lockRecords(table, [keptId, mergedId]);
    const [before, row] = [keptId, mergedId].map((id) => records.find((one) => one.id === id)!);
    const references = await this.repository.listReferences(table);
    const moved = await this.moveAll(merging, references);
    const paired = await this.pairAll(merging, references, choices.pairs);
    const trash = await this.trash.repointReferences(merging);
    await this.repository.remove(table, mergedId);
    await this.repository.update(table, keptId, choices.columns);
    const [after] = await this.repository.lockRecords(table, [keptId]);
    return {
      ...{ ...moved, ...paired, row: row!, trash },
      removed: [...moved.removed, ...paired.removed],
      kept: differences(before!, after!),
    };
  }

  private async moveAll(merging: Merging, references: ReferenceColumn[]): Promise<Moved> {
    const moved: Moved = { moved: [], detached: [], removed: [] };
    const many = references.filter((reference) => kindOf(reference) === 'many');
    // All rows are locked before any is changed: other writers were committed before, or wait for the end.
    const locked: [ReferenceColumn, ReferringRows['ids']][] = [];
    for (const reference of many)
      locked.push([
        reference,
        await this.repository.ids(lockReferring(reference), [merging.mergedId]),
      ]);
    for (const [reference, ids] of locked)
      if (ids.length > 0) await this.moveColumn(merging, reference, ids, moved);
    return moved;
  }

  private async moveColumn(
    { keptId, mergedId }: Merging,
    reference: ReferenceColumn,
    all: ReferringRows['ids'],
    into: Moved,
  ): Promise<void> {
    const { table, column, uniqueIndexes, outlivesRecord } = reference;
    const blocked =
      uniqueIndexes.length === 0
        ? []
        : await this.repository.ids(selectBlocked(reference), [keptId, mergedId]);
    const ids = all.filter((id) => !blocked.includes(id));
    await this.repository.move(reference, ids, { from: mergedId, to: keptId });
    if (ids.length > 0) into.moved.push({ table, column, ids });
    if (blocked.length === 0) return;
    if (outlivesRecord) into.detached.push({ table, column, ids: blocked });
    else {
      const rows = await this.repository.rows(selectRowsById(reference), [blocked]);
      into.removed.push({ table, column, rows });
    }
  }

  private async pairAll(
    merging: Merging,
    references: ReferenceColumn[],
    pairs: ChosenPairs,
  ): Promise<Paired> {
    const paired: Paired = { removed: [], copied: [], replaced: [] };
    const add = (to: StoredRows[], { table, column }: ReferenceColumn, rows: Row[]) =>
      rows.length > 0 && to.push({ table, column, rows });
    for (const reference of references) {
      if (kindOf(reference) === 'many') continue;
      const rows = await this.repository.rows(selectRows(reference), [merging.mergedId]);
      add(paired.removed, reference, rows);
      if (kindOf(reference) === 'own') continue;
      const chosen = pairs.table === reference.table ? pairs : undefined;
      if (chosen)
        add(
          paired.replaced,
          reference,
          await this.removeConflictingPairs(merging, reference, chosen),
        );
      add(paired.copied, reference, await this.copy(merging, reference, chosen));
    }
    return paired;
  }

  private removeConflictingPairs(
    { keptId }: Merging,
    reference: ReferenceColumn,
    chosen: ChosenPairs,
  ) {
    const { column, fromMerged } = chosen;
    return this.repository.rows(removePairs(reference, column), [keptId, fromMerged]);
  }

  private async copy(
    { table, keptId, mergedId }: Merging,
    reference: ReferenceColumn,
    chosen: ChosenPairs | undefined,
  ): Promise<Row[]> {
    const text = copyPairs(reference, table, chosen?.column);
    const ids = [keptId, mergedId];
    return this.repository.rows(text, chosen ? [...ids, chosen.fromMerged] : ids);
  }
}

const differences = (before: Row, after: Row): MergeChanges['kept'] =>
  Object.fromEntries(
    Object.keys(after)
      .filter((key) => !STAMPS.has(key) && before[key] !== after[key])
      .map((key) => [key, { before: before[key], after: after[key] }]),
  );
