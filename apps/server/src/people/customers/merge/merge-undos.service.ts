import { Injectable } from '@nestjs/common';
import {
  type Audited,
  MAX_STAYING,
  type MergeUndoPreview,
  type MergeUndone,
  auditedLabels,
  customerFieldLabels,
} from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { ProblemError, conflict } from '../../../platform/problem/problem';
import { AuditService } from '../../../records/audit/audit.service';
import { MergeUndoService, type StayingRow } from '../../../records/merge/merge-undo.service';
import { CustomersService } from '../customers.service';
import { CustomerMergesRepository, type UndoableMerge } from './customer-merges.repository';
import { MERGE_GONE } from './customer-merges.service';
import { MergeLocksService } from './merge-locks.service';

const IN_TRASH = 'The record that was kept is in the trash. Restore it first, then undo the merge.';

/** Undoes merges: moved records go back; those added or edited since stay with the kept customer. */
@Injectable()
export class MergeUndosService {
  constructor(
    private readonly database: Database,
    private readonly merges: CustomerMergesRepository,
    private readonly customers: CustomersService,
    private readonly records: MergeUndoService,
    private readonly locks: MergeLocksService,
    private readonly audit: AuditService,
  ) {}

  async preview(id: number): Promise<MergeUndoPreview> {
    const merge = await this.find(id);
    const { name } = await this.assertUndoable(merge);
    const { stays, returns } = await this.records.readHistory('customers', merge);
    const { row } = merge.changes;
    return {
      kept: { id: merge.keptId, name },
      merged: { id: merge.mergedId, name: String(row.name) },
      mergedAt: merge.mergedAt,
      returns,
      ...(await this.fieldsOf(merge)),
      stays: await this.named(stays.slice(0, MAX_STAYING)),
      staysTotal: stays.length,
    };
  }

  undo(id: number): Promise<MergeUndone> {
    return this.locks.retry(() => this.database.transaction(() => this.undoIn(id)));
  }

  private async undoIn(id: number): Promise<MergeUndone> {
    const found = await this.find(id);
    await this.locks.lock([found.keptId], [found.changes.row.userId as string | null]);
    // Another window may have undone it while this one waited.
    const merge = await this.find(id);
    const { keptId, mergedId } = merge;
    await this.assertUndoable(merge);
    const merging = { table: 'customers', keptId, mergedId } as const;
    await this.records.undo(merging, merge);
    await this.merges.remove(id);
    const after = { separatedCustomer: mergedId };
    await this.audit.add({ relation: 'customers', recordId: keptId, after });
    return { keptId, mergedId };
  }

  private async find(id: number): Promise<UndoableMerge> {
    const merge = await this.merges.findUndoable(id);
    if (!merge) throw new ProblemError(404, MERGE_GONE);
    return merge;
  }

  /** Merges of one customer are undone in reverse order. Returns the kept customer. */
  private async assertUndoable(merge: UndoableMerge): Promise<{ name: string }> {
    const kept = await this.customers.get(merge.keptId).catch(() => undefined);
    if (!kept) throw conflict(await this.whyNotThere(merge.keptId));
    const later = await this.merges.nameMergedLater(merge);
    if (later !== undefined)
      throw conflict(`${later} was merged into this record later. Undo that merge first.`);
    return kept;
  }

  private async whyNotThere(keptId: number): Promise<string> {
    const into = await this.merges.findKept(keptId);
    return into
      ? `The record that was kept is now a part of ${into.name}. Undo that merge first.`
      : IN_TRASH;
  }

  private async fieldsOf({ keptId, changes }: UndoableMerge) {
    const now: Record<string, unknown> = { ...(await this.customers.get(keptId)) };
    const fields: string[] = [];
    const changedFields: string[] = [];
    for (const [key, { after }] of Object.entries(changes.kept)) {
      const label = (customerFieldLabels as Record<string, string>)[key];
      if (label) (now[key] === after ? fields : changedFields).push(label);
    }
    return { fields, changedFields };
  }

  /** Rows of tables that are not records have no name. */
  private async named(stays: StayingRow[]): Promise<MergeUndoPreview['stays']> {
    const known = stays.filter(isAudited);
    const names = await this.audit.findNames(known);
    return stays.map((row) => ({
      table: row.table,
      id: Number(row.id),
      change: row.change,
      name: isAudited(row) ? (names[known.indexOf(row)] ?? null) : null,
    }));
  }
}

const isAudited = (row: StayingRow): row is StayingRow & { table: Audited } =>
  Object.hasOwn(auditedLabels, row.table);
