import { Injectable } from '@nestjs/common';
import {
  type Audited,
  TRASH_DAYS,
  type TrashKind,
  type TrashQuery,
  type TrashedWith,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import type { JsonPage } from '../../platform/database/list/list';
import { ContentChangesService } from '../../platform/database/events/content-changes.service';
import { conflict, notFound } from '../../platform/problem/problem';
import { batches } from '../../platform/jobs/batches';
import { EventLoopYield } from '../../platform/jobs/event-loop-yield';
import { AuditService } from '../audit/audit.service';
import { RecordRegistry } from '../registry/record-registry.service';
import type { TrashRules } from '../registry/record-kind';
import type { TrashedRow } from './restore-sql';
import {
  type TrashedKind,
  linkAgainStatements,
  lockStatements,
  relinkStatements,
  relationsOf,
  selectForTrash,
} from './trash-sql';
import {
  type MergedRecords,
  type TrashChange,
  TrashReferencesRepository,
} from './trash-references.repository';
import { type PurgedRecord, TrashRepository, type TrashedRows } from './trash.repository';

export type { TrashChange } from './trash-references.repository';

/** So few records, each with all its rows, that a statement stays well within its time limit. */
const REMOVED_AT_ONCE = 100;
/** The same for pairs. */
const LINKED_AT_ONCE = 10_000;

/** Deleted records with all rows that belong to them. They can be restored for 30 days. */
@Injectable()
export class TrashService {
  constructor(
    private readonly database: Database,
    private readonly registry: RecordRegistry,
    private readonly trash: TrashRepository,
    private readonly references: TrashReferencesRepository,
    private readonly audit: AuditService,
    private readonly changes: ContentChangesService,
  ) {}

  /** Deletes a record by moving it to the trash. */
  async remove(kind: TrashKind, recordId: number): Promise<void> {
    const record = this.registry.trashed(kind);
    const isRemoved = await this.database.transaction(() =>
      this.removeInTransaction(kind, recordId),
    );
    if (!isRemoved) throw notFound(record.name);
    if (record.trash.isPublic) this.changes.announce();
  }

  /** Like `remove`, in the caller's transaction; returns false if the record does not exist. */
  async removeInTransaction(kind: TrashKind, recordId: number): Promise<boolean> {
    return (await this.removeAllIn(kind, [recordId])).length > 0;
  }

  /** Like `removeInTransaction` for several records; returns the ids that exist. */
  async removeAllIn(kind: TrashKind, ids: number[]): Promise<number[]> {
    const removed: number[] = [];
    const breaks = new EventLoopYield();
    for (const some of batches(ids, REMOVED_AT_ONCE)) {
      removed.push(...(await this.removeSome(this.registry.trashed(kind), some)));
      await breaks.yieldIfDue();
    }
    return removed;
  }

  /** Restores a record with its own id. */
  async restore(kind: TrashKind, recordId: number): Promise<void> {
    const record = this.registry.trashed(kind);
    const isRestored = await this.database.transaction(() =>
      this.restoreInTransaction(kind, recordId),
    );
    if (!isRestored) throw notFound('This deleted record');
    if (record.trash.isPublic) this.changes.announce();
  }

  /** Like `restore`, in the caller's transaction; returns false if the record is not in the trash. */
  async restoreInTransaction(kind: TrashKind, recordId: number): Promise<boolean> {
    const record = this.registry.trashed(kind);
    const rows = await this.trash.find({ kind, recordId });
    if (!rows) return false;
    await this.assertNotOrphaned(record.trash, rows);
    await this.reinsert(record, rows);
    await this.trash.remove({ kind, recordId });
    return true;
  }

  /** Returns the row of a deleted record; undefined if it is not in the trash. */
  async get(kind: TrashKind, recordId: number): Promise<TrashedRow | undefined> {
    return (await this.trash.find({ kind, recordId }))?.row;
  }

  /** Changes columns of a deleted record, for its restore. Does nothing if it is not in the trash. */
  change(kind: TrashKind, recordId: number, values: TrashedRow): Promise<void> {
    return this.trash.change({ kind, recordId }, values);
  }

  /** Counts trashed records that refer to a merged record. */
  countNaming(merging: MergedRecords): Promise<number> {
    return this.references.count(merging);
  }

  /** Makes trashed records refer to the kept record instead of the merged one; returns which. */
  repointReferences(merging: MergedRecords): Promise<TrashChange[]> {
    return this.references.move(merging);
  }

  /** Undoes `repointReferences`. */
  restoreReferences(merging: MergedRecords, changes: TrashChange[]): Promise<void> {
    return this.references.moveBack(merging, changes);
  }

  /** Inserts a row that was stored elsewhere into the current version of its table. */
  async insertRow(table: Audited, row: TrashedRow): Promise<void> {
    const { refersTo = [] } = this.registry.withTable(table);
    await this.trash.insertRows(table, [row], refersTo);
  }

  /** Lists the records that can be restored, last deleted first. */
  list(query: TrashQuery): Promise<JsonPage> {
    return this.trash.list(query, this.dependentNames());
  }

  /**
   * Permanently deletes records that were trashed 30 days ago, and their values in the audit log, including those of
   * rows deleted with them and of records deleted as long ago without the trash. Returns how many records it deleted.
   */
  async purge(): Promise<number> {
    const removed = await this.database.transaction(async () => {
      const records = await this.trash.removeOld(this.dependentNames());
      for (const [kind, alike] of Map.groupBy(records, (record) => record.kind))
        await this.forget(this.registry.trashed(kind).table, alike);
      return records.length;
    });
    await this.audit.forgetDeleted(TRASH_DAYS);
    return removed;
  }

  /**
   * Permanently deletes records of a kind whose column has one of these values, as part of the transaction that deletes
   * what they are about.
   */
  async purgeWhere(kind: TrashKind, column: string, values: (string | number)[]): Promise<void> {
    const ids = await this.trash.removeWhere(kind, column, values.map(String));
    await this.forgetAll(this.registry.trashed(kind).table, ids);
  }

  /** Like `purgeWhere`, for rows that would be restored with records of a kind. */
  async purgeDependents(
    kind: TrashKind,
    snapshotKey: TrashedWith,
    like: TrashedRow,
  ): Promise<void> {
    const dependent = this.relationsOf(this.registry.trashed(kind).table).dependents.find(
      (found) => found.snapshotKey === snapshotKey,
    )!;
    await this.forgetAll(
      dependent.table,
      await this.trash.removeDependents(kind, snapshotKey, like),
    );
  }

  private async removeSome(record: TrashedKind, ids: number[]): Promise<number[]> {
    const relations = this.relationsOf(record.table);
    for (const statement of lockStatements(record.table, relations))
      await this.database.tx.query(statement, [ids]);
    const select = selectForTrash(record, relations);
    const removed = await this.trash.add(record.trash.kind, ids, select);
    await this.trash.removeRows(record.table, removed);
    return removed;
  }

  private async forget(table: Audited, records: PurgedRecord[]): Promise<void> {
    const ids = records.map(({ recordId }) => recordId);
    await this.forgetAll(table, ids);
    for (const { table: from, snapshotKey } of this.relationsOf(table).dependents) {
      const wentWith = records.flatMap(({ dependents }) => dependents[snapshotKey] ?? []);
      await this.forgetAll(from, wentWith);
    }
  }

  private async forgetAll(table: Audited, ids: number[]): Promise<void> {
    await this.audit.forget(table, ids);
    await this.registry.withTable(table).trash?.onPurge?.(ids);
  }

  private async reinsert(
    { table, refersTo = [], trash }: TrashedKind,
    rows: TrashedRows,
  ): Promise<void> {
    const relations = this.relationsOf(table);
    const row = (await trash.prepare?.(rows.row)) ?? rows.row;
    await this.trash.insertRows(table, [row], refersTo);
    for (const dependent of relations.dependents)
      await this.trash.insertRows(
        dependent.table,
        (rows[dependent.snapshotKey] ?? []) as TrashedRow[],
        dependent.refersTo,
      );
    for (const statement of relinkStatements(relations))
      await this.database.tx.query(statement, [JSON.stringify(rows)]);
    for (const { table: links, text } of linkAgainStatements(relations))
      for (const some of batches((rows[links] ?? []) as TrashedRow[], LINKED_AT_ONCE))
        await this.database.tx.query(text, [JSON.stringify(some)]);
  }

  /** The keys in the trash of rows that are deleted with their record. */
  private dependentNames(): string[] {
    return this.registry
      .all()
      .flatMap(({ trash, ownedBy }) => (trash?.belongsTo ?? ownedBy)?.snapshotKey ?? []);
  }

  private relationsOf(table: string) {
    return relationsOf(table, this.registry.all());
  }

  /** Throws if the record that this one needs does not exist. */
  private async assertNotOrphaned({ belongsTo }: TrashRules, { row }: TrashedRows): Promise<void> {
    if (!belongsTo) return;
    const { table, column } = belongsTo;
    // This record needs none.
    if (row[column] === null) return;
    if (await this.trash.rowExists(table, row[column])) return;
    const { kind } = this.registry.withTable(table).trash!;
    throw conflict(`Its ${kind} was deleted. Restore the ${kind} first.`);
  }
}
