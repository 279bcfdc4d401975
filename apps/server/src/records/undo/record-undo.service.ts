import { Injectable } from '@nestjs/common';
import type { Audited } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { AuditService, type LoggedEntry, type TouchedRecord } from '../audit/audit.service';
import { RecordRegistry } from '../registry/record-registry.service';
import { TrashService } from '../trash/trash.service';
import { type FieldChange, type UndoIds, fieldHistories, firstForeignEdit } from './field-history';
import { RecordUndoRepository, type StoredRow } from './record-undo.repository';

export interface NamedRecord extends TouchedRecord {
  /** Null once it was erased. */
  name: string | null;
}

/** A field that gets a former value back. */
export interface FieldRestore extends NamedRecord {
  field: string;
  from: unknown;
  to: unknown;
}

/** What cannot be undone: a field, or an added record. */
export interface Remainder extends NamedRecord {
  field: string | null;
  reason: 'changed' | 'attached' | 'deleted';
  /** When it was changed; null if that is not known. */
  at: string | null;
  /** The assistant that changed it; null for the owner. */
  via: string | null;
}

/** What an undo does to records. */
export interface RecordUndoPlan {
  removals: NamedRecord[];
  restores: FieldRestore[];
  remainders: Remainder[];
}

type Kept = Pick<Remainder, 'field' | 'reason'> & { entry?: LoggedEntry | undefined };

/** Undoes sets of logged changes, as far as nothing else has changed since. */
@Injectable()
export class RecordUndoService {
  constructor(
    private readonly database: Database,
    private readonly registry: RecordRegistry,
    private readonly audit: AuditService,
    private readonly trash: TrashService,
    private readonly rows: RecordUndoRepository,
  ) {}

  /** Throws if a set changed anything that could not be undone; for the end of its transaction. */
  async assertUndoable(changeSetId: string): Promise<void> {
    for (const entry of await this.audit.listSince([changeSetId])) {
      const { relation, action, after } = entry;
      if (entry.changeSetId !== changeSetId) continue;
      const { undoable } = this.registry.withTable(relation);
      const isKnown =
        action === 'update'
          ? Object.keys(after!).every((field) => undoable?.columns.includes(field))
          : action === 'create' && undoable?.added;
      if (!isKnown) throw new Error(`This change of ${relation} could not be undone.`);
    }
  }

  /** What undoing these sets would do now; the records are locked until the transaction ends. */
  async plan(
    changeSetIds: readonly string[],
    findUndoIds: (changeSetIds: string[]) => Promise<UndoIds>,
  ): Promise<RecordUndoPlan> {
    const own = new Set(changeSetIds);
    const touched = await this.audit.listTouched(changeSetIds);
    const stored = await this.lock(touched);
    const entries = await this.audit.listSince(changeSetIds);
    const undoIds = await findUndoIds(entries.flatMap(({ changeSetId }) => changeSetId ?? []));
    const histories = Map.groupBy(entries, keyOf);
    const names = await this.audit.findNames(
      touched.map(({ relation, recordId }) => ({ table: relation, id: recordId })),
    );
    const plan: RecordUndoPlan = { removals: [], restores: [], remainders: [] };
    for (const [at, record] of touched.entries()) {
      const named = { ...record, name: names[at]! };
      const history = histories.get(keyOf(record))!;
      await this.planRecord({ plan, named, history, row: stored.get(keyOf(record)), own, undoIds });
    }
    return plan;
  }

  async apply({ removals, restores }: RecordUndoPlan): Promise<void> {
    for (const fields of Map.groupBy(restores, keyOf).values()) {
      const { relation, recordId } = fields[0]!;
      const values = toObject(fields);
      await this.rows.putBack(relation, recordId, values);
      // The log has no line of a value that is the same again, but the next undo has to find this one.
      const same = fields.filter(({ from, to }) => from === to);
      if (same.length > 0) await this.audit.add({ relation, recordId, after: toObject(same) });
    }
    for (const [relation, records] of Map.groupBy(removals, (record) => record.relation)) {
      const ids = records.map(({ recordId }) => recordId);
      await this.trash.removeAllIn(this.registry.withTable(relation).trash!.kind, ids);
    }
  }

  private async lock(touched: TouchedRecord[]): Promise<Map<string, StoredRow>> {
    this.database.assertTransaction();
    const found = new Map<string, StoredRow>();
    for (const [relation, records] of Map.groupBy(touched, (record) => record.relation)) {
      const ids = records.map(({ recordId }) => recordId);
      for (const row of await this.rows.lock(relation, ids))
        found.set(keyOf({ relation, recordId: row.id }), row);
    }
    return found;
  }

  private async planRecord(input: {
    plan: RecordUndoPlan;
    named: NamedRecord;
    history: LoggedEntry[];
    row: StoredRow | undefined;
    own: ReadonlySet<string>;
    undoIds: UndoIds;
  }): Promise<void> {
    const { plan, named, history, row, own, undoIds } = input;
    const keep = ({ entry, ...kept }: Kept) =>
      plan.remainders.push({
        ...named,
        ...kept,
        at: entry?.at.toISOString() ?? null,
        via: entry?.via ?? null,
      });
    if (!row) {
      const entry = history.findLast(({ action }) => action === 'delete');
      keep({ field: null, reason: 'deleted', entry });
      return;
    }
    const isOwn = ({ entry }: Pick<FieldChange, 'entry'>) => own.has(entry.changeSetId!);
    // What an earlier undo had to leave, as this set was on top of it, goes back with this one.
    const goesBack = (change: Pick<FieldChange, 'entry'>) =>
      isOwn(change) || undoIds.has(change.entry.changeSetId!);
    const [first, ...later] = history as [LoggedEntry, ...LoggedEntry[]];
    if (first.action === 'create' && goesBack({ entry: first })) {
      const edit = firstForeignEdit(later, own, undoIds);
      const isNeeded = !edit && (await this.isReferenced(named));
      if (!edit && !isNeeded) plan.removals.push(named);
      else if (isOwn({ entry: first }))
        keep({ field: null, reason: edit ? 'changed' : 'attached', entry: edit });
      if (!edit || isOwn({ entry: first })) return;
    }
    for (const [field, changes] of fieldHistories(history, undoIds)) {
      if (!changes.some(isOwn)) continue;
      const isCurrent: boolean = changes.at(-1)!.after === row[field];
      const last = isCurrent
        ? changes.findLastIndex((change) => !goesBack(change))
        : changes.length;
      const undone = changes.slice(last + 1);
      if (undone.some(isOwn))
        plan.restores.push({ ...named, field, from: row[field], to: undone[0]!.before });
      if (changes.slice(0, last + 1).some(isOwn))
        keep({ field, reason: 'changed', entry: changes[last]?.entry });
    }
  }

  private async isReferenced({ relation, recordId }: TouchedRecord): Promise<boolean> {
    return (await this.rows.findReferenced(relation, [recordId])).size > 0;
  }
}

const toObject = (fields: readonly FieldRestore[]): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ field, to }) => [field, to]));

const keyOf = ({ relation, recordId }: { relation: Audited; recordId: number }): string =>
  `${relation} ${recordId}`;
