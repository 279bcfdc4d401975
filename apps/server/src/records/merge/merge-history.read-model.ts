import { Injectable } from '@nestjs/common';
import type { Audited } from '@polaris/contracts';
import { type SqlText, sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import type { MergeChanges, ReferringRows, RowId } from './merge-changes';
import { name } from './merge-sql';
import { RecordMergeRepository } from './record-merge.repository';
import { type ReferenceColumn, kindOf } from './reference-columns';

/** A row that stays with the kept record. */
export interface StayingRow {
  table: string;
  id: RowId;
  change: 'added' | 'edited';
}

/** What an undo would do. */
export interface MergeHistory {
  stays: StayingRow[];
  returns: { table: string; count: number }[];
}

/** The parts of a stored merge that tell what became of its rows. */
export interface StoredMerge {
  keptId: number;
  mergedAt: string;
  lastAuditId: string;
  changes: MergeChanges;
}

/** Only changes by a person count as edits: an automatic reminder leaves its invoice unedited. */
const byPerson = sql`a."actorId" is not null`;

/** Finds rows that were added to the kept record since a merge, and moved rows that were edited since. */
@Injectable()
export class MergeHistoryReadModel {
  constructor(
    private readonly database: Database,
    private readonly repository: RecordMergeRepository,
  ) {}

  /** Returns the rows that stay, and how many rows of each table go back. */
  async read(table: Audited, merge: StoredMerge): Promise<MergeHistory> {
    const history: MergeHistory = { stays: [], returns: [] };
    for (const reference of await this.repository.listReferences(table)) {
      if (kindOf(reference) !== 'many') continue;
      const stays = await this.listOf(merge, reference);
      history.stays.push(...stays);
      const edited = stays.filter(({ change }) => change === 'edited').length;
      const count = (await this.countMoved(merge, reference)) - edited;
      if (count > 0) history.returns.push({ table: reference.table, count });
    }
    return history;
  }

  private async countMoved(
    { keptId, changes }: StoredMerge,
    { table, column, idType }: ReferenceColumn,
  ): Promise<number> {
    const isOurs = (rows: ReferringRows) => rows.table === table && rows.column === column;
    const rows = sql`from ${name(table)} d where d.id = any($1::${sql.printed(idType!)}[])`;
    const [moved, detached] = [changes.moved, changes.detached].map(
      (all) => all.find(isOurs)?.ids ?? [],
    );
    const [counted] = await this.database.query<{ count: number }[]>(
      sql`select (select count(*) ${rows} and d.${name(column)} = $3)::int
         + (select count(*) from ${name(table)} d where d.id = any($2::${sql.printed(idType!)}[])
             and d.${name(column)} is null)::int as count`,
      [moved, detached, keptId],
    );
    const removed = changes.removed.find((stored) => stored.table === table)?.rows.length ?? 0;
    return counted!.count + removed;
  }

  private async listOf(
    { keptId, mergedAt, lastAuditId, changes }: StoredMerge,
    reference: ReferenceColumn,
  ): Promise<StayingRow[]> {
    const { table, column } = reference;
    const moved = changes.moved.find((rows) => rows.table === table && rows.column === column);
    const since = sinceMerge(reference);
    if (!since) return [];
    const found = await this.database.query<Omit<StayingRow, 'table'>[]>(since, [
      keptId,
      JSON.stringify(moved?.ids ?? []),
      reference.isAudited ? lastAuditId : mergedAt,
    ]);
    return found.map((row) => ({ table, ...row }));
  }
}

/** Rows of the record `$1`. `$2` has the ids of those that came by the merge, `$3` its time. */
function sinceMerge({ table, column, isAudited, isDated }: ReferenceColumn): SqlText | undefined {
  const rows = sql`from ${name(table)} d where d.${name(column)} = $1`;
  const cameByMerge = sql`$2::jsonb @> to_jsonb(d.id)`;
  if (!isAudited)
    return isDated
      ? sql`select d.id, 'added' as change ${rows} and d."createdAt" > $3 and not ${cameByMerge}
          order by d.id`
      : undefined;
  return sql`with changed as (
      select a."recordId" as id, bool_or(a.action = 'create' or a.after ? ${sql.value(column)}) as added,
        bool_or(a.action = 'update' and ${byPerson}) as edited
      from audit_log a where a.id > $3::bigint and a.relation = ${sql.value(table)} group by 1),
    came as (select (jsonb_array_elements_text($2::jsonb))::int as id)
    select d.id, case when m.id is null then 'added' else 'edited' end as change
    from changed c join ${name(table)} d on d.id = c.id left join came m on m.id = d.id
    where d.${name(column)} = $1 and case when m.id is null then c.added else c.edited end
    order by d.id`;
}
