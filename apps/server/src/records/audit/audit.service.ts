import { Injectable } from '@nestjs/common';
import type { AuditEntry, AuditQuery, Audited, PageQuery } from '@polaris/contracts';
import { type JsonPage, type Page, finishItems } from '../../platform/database/list/list';
import { batches } from '../../platform/jobs/batches';
import {
  AuditHistoriesReadModel,
  type LoggedEntry,
  type TouchedRecord,
} from './audit-histories.read-model';
import { AuditNames, type LoggedChange } from './audit-names';
import { AuditReadModel } from './audit.read-model';
import { type AddedEntry, AuditRepository } from './audit.repository';
import { RecordNamesReadModel, recordKey } from './record-names.read-model';

export type { LoggedEntry, TouchedRecord } from './audit-histories.read-model';

/** A record of the log. */
interface NamedRecord {
  table: Audited;
  id: number | string;
}

/** So few records that a statement stays well within its time limit. */
const AT_ONCE = 500;

/** The audit log. Triggers of the database write it; entries without a changed column are added by hand. */
@Injectable()
export class AuditService {
  constructor(
    private readonly log: AuditRepository,
    private readonly entries: AuditReadModel,
    private readonly names: AuditNames,
    private readonly recordNames: RecordNamesReadModel,
    private readonly histories: AuditHistoriesReadModel,
  ) {}

  /** Adds a change that changed no column of the record itself. */
  add(entry: AddedEntry): Promise<void> {
    return this.log.add(entry);
  }

  /** The id of the newest entry: later changes have larger ones. */
  lastId(): Promise<string> {
    return this.log.lastId();
  }

  /** Which records a set of changes touched, by the order of their ids. */
  listTouched(changeSetIds: readonly string[]): Promise<TouchedRecord[]> {
    return this.histories.listTouched(changeSetIds);
  }

  /** All changes of the records that these sets touched, since the first of any set; the oldest first. */
  listSince(changeSetIds: readonly string[]): Promise<LoggedEntry[]> {
    return this.histories.listSince(changeSetIds);
  }

  /** Returns the names of records, in order; null for those that no longer have one. */
  async findNames(records: readonly NamedRecord[]): Promise<(string | null)[]> {
    const byTable = Map.groupBy(records, ({ table }) => table);
    const keys = [...byTable].map(([table, rows]): [string, Set<string>] => [
      table,
      new Set(rows.map(({ id }) => String(id))),
    ]);
    const found = await this.recordNames.find(new Map(keys));
    return records.map(({ table, id }) => found.get(recordKey(table, id)) ?? null);
  }

  /** Removes the logged values of records; that they were changed stays in the log. */
  async forget(relation: Audited, recordIds: number[]): Promise<void> {
    for (const ids of batches(recordIds, AT_ONCE)) await this.log.forget(relation, ids);
  }

  /** Removes the logged values of all records that were deleted this many days ago, however they were deleted. */
  async forgetDeleted(days: number): Promise<void> {
    while ((await this.log.forgetDeleted(days, AT_ONCE)) > 0);
  }

  /** Newest change first, of all records or of one. */
  async list(query: AuditQuery): Promise<Page<AuditEntry>> {
    return this.withNames(await this.entries.list(query));
  }

  /** The changes of some records of a kind. */
  async listOf(
    relation: Audited,
    recordIds: number[],
    query: PageQuery,
  ): Promise<Page<AuditEntry>> {
    return this.withNames(await this.entries.listOf(relation, recordIds, query));
  }

  private async withNames(found: JsonPage): Promise<Page<AuditEntry>> {
    const page = finishItems(found, (entry: LoggedChange) => entry);
    return { ...page, items: await this.names.addTo(page.items) };
  }
}
