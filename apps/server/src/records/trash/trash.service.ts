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

/** So few records, each with all that belongs to it, that a statement stays well within its time limit. */
const REMOVED_AT_ONCE = 100;
/** The same for pairs. */
const LINKED_AT_ONCE = 10_000;

/** Deleted records, whole, with all that belongs to them: out of their tables, and back for 30 days. */
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

  /** Deletes a record by moving it here. */
  async remove(kind: TrashKind, recordId: number): Promise<void> {
    const record = this.registry.trashed(kind);
    const isRemoved = await this.database.transaction(() =>
      this.removeInTransaction(kind, recordId),
    );
    if (!isRemoved) throw notFound(record.name);
    if (record.trash.isPublic) this.changes.announce();
  }

  /** The same in a transaction of something larger; answers false if there is no such record. */
  async removeInTransaction(kind: TrashKind, recordId: number): Promise<boolean> {
    return (await this.removeAllIn(kind, [recordId])).length > 0;
  }

  /** The same for several; answers which of them there were. */
  async removeAllIn(kind: TrashKind, ids: number[]): Promise<number[]> {
    const removed: number[] = [];
    const breaks = new EventLoopYield();
    for (const some of batches(ids, REMOVED_AT_ONCE)) {
      removed.push(...(await this.removeSome(this.registry.trashed(kind), some)));
      await breaks.take();
    }
    return removed;
  }

  /** Puts a record back where it was, under its own key. */
  async restore(kind: TrashKind, recordId: number): Promise<void> {
    const record = this.registry.trashed(kind);
    const isRestored = await this.database.transaction(() =>
      this.restoreInTransaction(kind, recordId),
    );
    if (!isRestored) throw notFound('This deleted record');
    if (record.trash.isPublic) this.changes.announce();
  }

  /** The same in a transaction of something larger; answers false for what is not here. */
  async restoreInTransaction(kind: TrashKind, recordId: number): Promise<boolean> {
    const record = this.registry.trashed(kind);
    const rows = await this.trash.find({ kind, recordId });
    if (!rows) return false;
    await this.assertNotOrphaned(record.trash, rows);
    await this.reinsert(record, rows);
    await this.trash.remove({ kind, recordId });
    return true;
  }

  /** The row of a deleted record; undefined if it is not here. */
  async get(kind: TrashKind, recordId: number): Promise<TrashedRow | undefined> {
    return (await this.trash.find({ kind, recordId }))?.row;
  }

  /** Sets columns of a deleted record, which it is restored with. Does nothing if it is not here. */
  change(kind: TrashKind, recordId: number, values: TrashedRow): Promise<void> {
    return this.trash.change({ kind, recordId }, values);
  }

  /** How many records here name a record that is merged. */
  countNaming(merging: MergedRecords): Promise<number> {
    return this.references.count(merging);
  }

  /** Makes records here name the kept record instead of the merged one, and answers which. */
  repointReferences(merging: MergedRecords): Promise<TrashChange[]> {
    return this.references.move(merging);
  }

  /** Takes that back. */
  restoreReferences(merging: MergedRecords, changes: TrashChange[]): Promise<void> {
    return this.references.moveBack(merging, changes);
  }

  /** Inserts a row that was stored elsewhere, into its table as it is today. */
  async insertRow(table: Audited, row: TrashedRow): Promise<void> {
    const { refersTo = [] } = this.registry.withTable(table);
    await this.trash.insertRows(table, [row], refersTo);
  }

  /** What can still be restored, last deleted first. */
  list(query: TrashQuery): Promise<JsonPage> {
    return this.trash.list(query, this.dependentNames());
  }

  /**
   * Removes for good what has been here for 30 days, and the values that the audit log has of it, of
   * what went with it, and of what was deleted as long ago without coming here. Returns how many
   * records it removed.
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
   * Removes at once, for good, the records of a kind whose column had one of these values. It is part of
   * a transaction that ends what they are about.
   */
  async purgeWhere(kind: TrashKind, column: string, values: (string | number)[]): Promise<void> {
    const ids = await this.trash.removeWhere(kind, column, values.map(String));
    await this.forgetAll(this.registry.trashed(kind).table, ids);
  }

  /** The same for what would come back with records of a kind. */
  async purgeDependents(kind: TrashKind, as: TrashedWith, like: TrashedRow): Promise<void> {
    const dependent = this.relationsOf(this.registry.trashed(kind).table).dependents.find(
      (found) => found.as === as,
    )!;
    await this.forgetAll(dependent.table, await this.trash.removeDependents(kind, as, like));
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
    for (const { table: from, as } of this.relationsOf(table).dependents) {
      const wentWith = records.flatMap(({ dependents }) => dependents[as] ?? []);
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
        (rows[dependent.as] ?? []) as TrashedRow[],
        dependent.refersTo,
      );
    for (const statement of relinkStatements(relations))
      await this.database.tx.query(statement, [JSON.stringify(rows)]);
    for (const { table: links, text } of linkAgainStatements(relations))
      for (const some of batches((rows[links] ?? []) as TrashedRow[], LINKED_AT_ONCE))
        await this.database.tx.query(text, [JSON.stringify(some)]);
  }

  /** Under what the trash stores the rows that go with their record. */
  private dependentNames(): string[] {
    return this.registry
      .all()
      .flatMap(({ trash, goesWith }) => (trash?.belongsTo ?? goesWith)?.as ?? []);
  }

  private relationsOf(table: string) {
    return relationsOf(table, this.registry.all());
  }

  /** A record cannot be without the one that it belongs to. */
  private async assertNotOrphaned({ belongsTo }: TrashRules, { row }: TrashedRows): Promise<void> {
    if (!belongsTo) return;
    const { table, column } = belongsTo;
    // One that belonged to none.
    if (row[column] === null) return;
    if (await this.trash.rowExists(table, row[column])) return;
    const { kind } = this.registry.withTable(table).trash!;
    throw conflict(`Its ${kind} was deleted. Bring the ${kind} back first.`);
  }
}
