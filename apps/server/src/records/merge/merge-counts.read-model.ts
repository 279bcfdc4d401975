import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql';
import { Database } from '../../platform/database/database';
import { RecordRegistry } from '../registry/record-registry.service';
import { TrashService } from '../trash/trash.service';
import type { Merging, RowId } from './merge-changes';
import { name, selectBlocked } from './merge-sql';
import { RecordMergeRepository } from './record-merge.repository';
import { type ReferenceColumn, kindOf } from './reference-columns';

interface Counted {
  table: string;
  count: number;
}

/** How many rows a merge would move, by table. */
export interface MergeCounts {
  moves: Counted[];
  /** Rows that do not move, since the kept record can have only one and has it. */
  leftOut: Counted[];
}

/** Counts what a merge would move, by the same rules. */
@Injectable()
export class MergeCountsReadModel {
  constructor(
    private readonly database: Database,
    private readonly registry: RecordRegistry,
    private readonly repository: RecordMergeRepository,
    private readonly trash: TrashService,
  ) {}

  /** The pairs of `exceptPairs` are not counted: they are decided one by one. */
  async count(merging: Merging, exceptPairs: string): Promise<MergeCounts> {
    const counts: MergeCounts = { moves: [], leftOut: [] };
    for (const reference of await this.repository.listReferences(merging.table)) {
      const kind = kindOf(reference);
      if (kind === 'many') await this.countRows(merging, reference, counts);
      if (kind === 'pairs' && reference.table !== exceptPairs)
        await this.countPairs(merging, reference, counts);
    }
    counts.moves.push({ table: 'trash', count: await this.trash.countNaming(merging) });
    return { moves: counts.moves.filter(isSome), leftOut: counts.leftOut.filter(isSome) };
  }

  private async countRows(
    { keptId, mergedId }: Merging,
    reference: ReferenceColumn,
    { moves, leftOut }: MergeCounts,
  ): Promise<void> {
    const { table, column, uniqueIndexes } = reference;
    const all = await this.read(
      sql`select count(*)::int as count from ${name(table)} d where d.${name(column)} = $1`,
      [mergedId],
    );
    const blocked = uniqueIndexes.length > 0 ? await this.blocked(reference, keptId, mergedId) : 0;
    moves.push({ table, count: all - blocked });
    leftOut.push({ table, count: blocked });
  }

  /** Counts pairs by the other table, whose name is shown for them. */
  private async countPairs(
    { table: of, keptId, mergedId }: Merging,
    { table, column, primaryKey }: ReferenceColumn,
    { moves }: MergeCounts,
  ): Promise<void> {
    const linked = this.registry.all().find(({ links }) => links?.table === table);
    if (!linked || linked.table === of) return;
    const same = primaryKey
      .filter((key) => key !== column)
      .map((key) => sql`k.${name(key)} = d.${name(key)}`);
    const count = await this.read(
      sql`select count(*)::int as count from ${name(table)} d where d.${name(column)} = $2
        and not exists (select from ${name(table)} k where k.${name(column)} = $1
          and ${sql.join(same, ' and ')})`,
      [keptId, mergedId],
    );
    moves.push({ table: linked.table, count });
  }

  private async blocked(reference: ReferenceColumn, ...ids: number[]): Promise<number> {
    const [found] = await this.database.query<{ ids: RowId[] }[]>(selectBlocked(reference), ids);
    return found!.ids.length;
  }

  private async read(text: ReturnType<typeof sql>, parameters: unknown[]): Promise<number> {
    const [found] = await this.database.query<{ count: number }[]>(text, parameters);
    return found!.count;
  }
}

const isSome = ({ count }: Counted): boolean => count > 0;
